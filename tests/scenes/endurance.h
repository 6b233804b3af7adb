// A long evening at a scene, drawn now and then: what of the machine it holds at the end, and what it held when it had
// warmed up.
#pragma once
#include "held.h"
#include "platform/logical.h"
#include "render/stage.h"
#include "scenes/played_table.h"

namespace boxcars::test {
using namespace scenes;

using boxcars::test::Held;
using boxcars::test::held_now;

// Somebody presses something every second of game time, and looks `pictures` times. What was held after a tenth of that
// and at the end.
inline std::pair<Held, Held> long_evening(Scene& scene, int seconds, int pictures) {
    constexpr platform::Action keys[] = {platform::Action::Roll, platform::Action::Confirm, platform::Action::Roll,
                                         platform::Action::Hold};
    const auto stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    const glm::ivec2 px{320, 180};
    const Ticks all = static_cast<Ticks>(seconds) * ticks_per_second, between = std::max<Ticks>(1, all / pictures);
    Held warm;
    for (Ticks now = 1; now <= all; ++now) {
        const Ticks second = now / ticks_per_second;
        scene.tick(now % ticks_per_second == 0 ? pressing(keys[second % std::size(keys)]) : platform::Input{}, now);
        scene.request();
        if (now % between == 0) {
            stage->begin_frame(px, platform::fitting_scale(px, {}), 0);
            scene.draw(*stage, 0);
            stage->end_frame();
        }
        if (now == all / 10) warm = held_now();
    }
    return {warm, held_now()};
}

inline void check_endures(Scene& scene, int seconds, int pictures) {
    const auto [warm, end] = long_evening(scene, seconds, pictures);
    CHECK(end.handles <= warm.handles + 4);
    CHECK(end.mebibytes < warm.mebibytes + 48);
}

}  // namespace boxcars::test
