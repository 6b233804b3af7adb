// Feel of the cable drum: every number worth tuning. Times are ticks of 1/120 s, places world units.
#pragma once
#include "base/ticks.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/game_die.h"

namespace boxcars::scenes::ceelo_feel {

constexpr Ticks drawn_stays = milliseconds(1500);  // who banks first is read
constexpr Ticks staked_stays = milliseconds(700);  // a decision is seen, the coins lie
constexpr Ticks covered_stays = milliseconds(620);
constexpr Ticks returned_stays = milliseconds(700);
constexpr Ticks thrown_stays = milliseconds(800);   // dice are read before anything comes of them
constexpr Ticks settled_stays = milliseconds(760);  // one bet
constexpr Ticks taken_stays = milliseconds(420);
constexpr Ticks passes_stays = milliseconds(2000);  // who banks next and why
constexpr Ticks game_over_stays = milliseconds(900);
constexpr Ticks think_stake = milliseconds(900), think_cover = milliseconds(800), think_throw = milliseconds(620);
constexpr Ticks watched_end = milliseconds(4000);  // a recorded game's result, before its next game
constexpr Ticks pill_slides = milliseconds(700);
constexpr Ticks news_stays = milliseconds(2200);  // "+3" beside the coins
constexpr Ticks light_in = milliseconds(160), light_holds = milliseconds(500), light_out = milliseconds(400);
constexpr Ticks longest_step = milliseconds(30'000);  // one decision onwards: given up after that

// Inside the bank's ring, before its coins: no die lies on a coin or under the bank's plate.
inline const world::Tray tray{.half = {2.8f, 2.7f}, .centre = {0, -0.01f}, .rest_half = {1.65f, 0.89f}, .open = true};

inline CastFeel cast(const GameDie& die) {
    return {.kind = die.kind,
            .wait = {{-0.95f, -0.05f}, {0.10f, -0.50f}, {1.00f, 0.10f}},
            .tray = tray,
            .on_table = "die_plank",
            .on_wall = "die_plank"};
}

}  // namespace boxcars::scenes::ceelo_feel
