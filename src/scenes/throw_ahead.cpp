#include "scenes/throw_ahead.h"

#include "base/pieces.h"
#include "platform/clock.h"

namespace boxcars::scenes {

std::future<FoundThrow> throw_ahead(render::DieKind kind, std::span<const int> faces, const world::Tray& tray,
                                    const world::Toss& hand) {
    return in_background([kind, tray, hand, faces = std::vector<int>{faces.begin(), faces.end()}] {
        const std::int64_t before = platform::thread_cpu_ns();
        FoundThrow found{world::throw_dice(kind, faces, tray, hand)};
        found.ms = static_cast<float>(platform::thread_cpu_ns() - before) / 1e6f;
        return found;
    });
}

}  // namespace boxcars::scenes
