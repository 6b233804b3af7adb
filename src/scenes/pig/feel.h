// Feel of the Pig table: every number worth tuning. Times are ticks of 1/120 s, places world units.
#pragma once
#include "base/ticks.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/game_die.h"

#include <algorithm>
#include <cstddef>

namespace boxcars::scenes::pig_feel {

constexpr Ticks opening_pause = milliseconds(900);  // who starts is read
constexpr Ticks think_first = milliseconds(620);    // a computer before its first roll of a turn
constexpr Ticks think_again = milliseconds(520);    // between its rolls
constexpr Ticks after_bust = milliseconds(1350);    // the loss is felt
constexpr Ticks after_bank = milliseconds(950);     // the gain is enjoyed
constexpr Ticks watched_end = milliseconds(4000);   // a recorded game's result, before its next game
constexpr Ticks drain = milliseconds(300);          // colour leaves the numbers
constexpr Ticks ride = milliseconds(620);           // a wagon to its new place
constexpr Ticks skid = milliseconds(720);           // back to where it stood, after a snout
constexpr Ticks lap = milliseconds(3300);           // of honour, once round
constexpr Ticks signal_falls = milliseconds(340);

inline const world::Tray tray{.half = {7.2f, 2.0f}, .centre = {0, 0}, .bowl = false, .rest_half = {0.85f, 0.55f}};

inline CastFeel cast(const GameDie& die) {
    return {.kind = die.kind, .wait = {{0, 0}}, .tray = tray, .on_table = "die_leather", .on_wall = "die_wall"};
}

inline std::size_t seat(int player) { return static_cast<std::size_t>(std::max(0, player)); }

}  // namespace boxcars::scenes::pig_feel
