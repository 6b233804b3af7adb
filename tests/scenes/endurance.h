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

struct Evening {
    int seconds = 0;
    int warm_up = 0;  // seconds of them
    Ticks between_keys = ticks_per_second;
    int pictures = 30;
};
// A quarter of an hour by somebody who never waits: as many throws as a day's quiet play has in hours.
constexpr Evening hurried_evening{.seconds = 900, .warm_up = 600, .between_keys = 6};
constexpr Evening whole_day{.seconds = 86'400, .warm_up = 8'640, .between_keys = ticks_per_second, .pictures = 300};

// Somebody presses one of the keys now and then, and looks up. What was held after the warm-up and at the end.
template <std::size_t keys_count>
std::pair<Held, Held> long_evening(Scene& scene, const Evening& evening, const platform::Action (&keys)[keys_count]) {
    const auto stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    const glm::ivec2 px{320, 180};
    const Ticks all = static_cast<Ticks>(evening.seconds) * ticks_per_second, between = all / evening.pictures;
    Held warm;
    for (Ticks now = 1; now <= all; ++now) {
        const bool strikes = now % evening.between_keys == 0;
        const auto nth = static_cast<std::size_t>(now / evening.between_keys);
        scene.tick(strikes ? pressing(keys[nth % keys_count]) : platform::Input{}, now);
        scene.request();
        if (now % between == 0) {
            stage->begin_frame(px, platform::fitting_scale(px, {}), 0);
            scene.draw(*stage, 0);
            stage->end_frame();
        }
        if (now == static_cast<Ticks>(evening.warm_up) * ticks_per_second) warm = held_now();
    }
    return {warm, held_now()};
}

constexpr platform::Action playing_keys[] = {platform::Action::Roll, platform::Action::Confirm, platform::Action::Roll,
                                             platform::Action::Hold};

template <std::size_t keys_count = std::size(playing_keys)>
void check_endures(Scene& scene, const Evening& evening, const platform::Action (&keys)[keys_count] = playing_keys) {
    const auto [warm, end] = long_evening(scene, evening, keys);
    CHECK(end.handles <= warm.handles);
    CHECK(end.asked < warm.asked + 1);
    CHECK(end.mebibytes < warm.mebibytes + 1);
    MESSAGE(evening.seconds, " s: ", warm.asked, " MiB asked for and ", warm.mebibytes, " in use when warm, ",
            end.asked, " and ", end.mebibytes, " at the end");
}

}  // namespace boxcars::test
