// Timing and tray of the cable drum. Times are ticks of 1/120 s: X_stays is how long X is shown. Places: world units.
#pragma once
#include "base/ticks.h"
#include "scenes/table/dice_cast.h"

namespace boxcars::scenes::ceelo_feel {

constexpr Ticks drawn_stays = milliseconds(1500);  // shows who banks first
constexpr Ticks staked_stays = milliseconds(700);  // shows a stake
constexpr Ticks covered_stays = milliseconds(620);
constexpr Ticks returned_stays = milliseconds(700);
constexpr Ticks thrown_stays = milliseconds(800);   // shows the dice before the result
constexpr Ticks settled_stays = milliseconds(760);  // shows one bet's result
constexpr Ticks taken_stays = milliseconds(420);
constexpr Ticks passes_stays = milliseconds(2000);  // shows who banks next and why
constexpr Ticks game_over_stays = milliseconds(900);
constexpr Ticks think_stake = milliseconds(900), think_cover = milliseconds(800), think_throw = milliseconds(620);
constexpr Ticks watched_end = milliseconds(4000);  // shows a recorded game's result
constexpr Ticks pill_slides = milliseconds(700);
constexpr Ticks news_stays = milliseconds(2200);  // shows "+3" beside the coins
constexpr Ticks light_in = milliseconds(160), light_holds = milliseconds(500), light_out = milliseconds(400);
constexpr Ticks longest_step = milliseconds(30'000);  // the most game time that STEP skips

// `rest_half` keeps resting dice in front of the bank's coins and clear of the bank's plate.
inline const world::Tray tray{.half = {2.8f, 2.7f}, .centre = {0, -0.01f}, .rest_half = {1.65f, 0.89f}, .open = true};

inline CastFeel cast(const GameDie& die) {
    return {.kind = die.kind,
            .wait = {{-0.95f, -0.05f}, {0.10f, -0.50f}, {1.00f, 0.10f}},
            .tray = tray,
            .on_table = "die_plank",
            .on_wall = "die_plank"};
}

}  // namespace boxcars::scenes::ceelo_feel
