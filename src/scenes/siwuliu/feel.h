// Feel of the Lacquer Car: every number worth tuning. Times are ticks of 1/120 s, places world units or logical px.
#pragma once
#include "base/ticks.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/game_die.h"

namespace boxcars::scenes::siwuliu_feel {

constexpr Ticks before_banker = milliseconds(900);  // the open part of the bank goes home first
constexpr Ticks nothing_read = milliseconds(1300);  // a throw that decided nothing
constexpr Ticks pay_waits = milliseconds(420);      // the verdict is read before coins move
constexpr Ticks home_waits = milliseconds(250);     // coins in the purse before the next round
constexpr Ticks verdict_in = milliseconds(180);
constexpr Ticks rim_in = milliseconds(160);
constexpr Ticks drain = milliseconds(300);
constexpr Ticks demo_pause = milliseconds(1500);  // the table plays itself: before a decision
constexpr Ticks demo_end = milliseconds(3200);    // its result is read

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
