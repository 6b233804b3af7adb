#include "scenes/coming_throw.h"

#include "platform/clock.h"
#include "ui/overlay/timings.h"

namespace boxcars::scenes {

void ComingThrow::work_out(std::function<world::ThrowTrack()> simulate) {
    coming_ = std::async(std::launch::async, [simulate = std::move(simulate)] {
        const std::int64_t before = platform::thread_cpu_ns();
        Found found{simulate()};
        found.ms = static_cast<float>(platform::thread_cpu_ns() - before) / 1e6f;
        return found;
    });
}

world::ThrowTrack ComingThrow::take(ui::Timings* timings) {
    Found found = coming_.get();
    if (timings) timings->throw_ahead.add(found.ms);
    return std::move(found.track);
}

}  // namespace boxcars::scenes
