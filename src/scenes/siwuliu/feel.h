// Times and dice settings of the Lacquer Car that are worth tuning. Times are ticks of 1/120 s, places world units.
#pragma once
#include "base/ticks.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/dice_cast.h"

namespace boxcars::scenes::siwuliu_feel {

constexpr Ticks before_banker = milliseconds(900);  // while uncovered coins go home
constexpr Ticks nothing_read = milliseconds(1300);  // time to show a throw that is repeated
constexpr Ticks pay_waits = milliseconds(420);      // time to read the verdict first
constexpr Ticks home_waits = milliseconds(250);     // from coins landing to the next round
constexpr Ticks verdict_in = milliseconds(180);
constexpr Ticks rim_in = milliseconds(160);
constexpr Ticks drain = milliseconds(300);
constexpr Ticks verdict_read = milliseconds(700);  // wait before a key may record
constexpr float towards_player = -1;               // y of a throw's direction
constexpr Ticks demo_pause = milliseconds(1500);   // before an automatic decision
constexpr Ticks demo_end = milliseconds(3200);     // time to show the result

inline const world::Tray tray{
    .half = {siwuliu_look::table.rim, siwuliu_look::table.rim}, .centre = siwuliu_look::table.bowl, .bowl = true};

inline CastFeel cast(const GameDie& die) {
    const glm::vec2 middle = siwuliu_look::table.bowl;
    return {.kind = die.kind,
            .wait = {middle + glm::vec2{-0.74f, 0.42f}, middle + glm::vec2{0.76f, 0.36f},
                     middle + glm::vec2{0.02f, -0.78f}},
            .tray = tray,
            .on_table = "die_bowl",
            .on_wall = "die_bowl"};
}

}  // namespace boxcars::scenes::siwuliu_feel
