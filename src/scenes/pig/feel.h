// Timing and tray of the Pig table. Times are ticks of 1/120 s, places are in world units.
#pragma once
#include "base/ticks.h"
#include "scenes/table/dice_cast.h"

#include <algorithm>
#include <cstddef>

namespace boxcars::scenes::pig_feel {

constexpr Ticks opening_pause = milliseconds(900);  // shows who starts
constexpr Ticks think_first = milliseconds(620);    // pause before a computer's first roll
constexpr Ticks think_again = milliseconds(520);    // pause between a computer's rolls
constexpr Ticks after_bust = milliseconds(1350);    // shows the loss
constexpr Ticks after_bank = milliseconds(950);     // shows the gain
constexpr Ticks watched_end = milliseconds(4000);   // shows a recorded game's result
constexpr Ticks drain = milliseconds(300);          // the numbers lose their colour
constexpr Ticks ride = milliseconds(620);           // a wagon moves to its new place
constexpr Ticks skid = milliseconds(720);           // a wagon slides back after a bust
constexpr Ticks lap = milliseconds(3300);           // the winner's lap of honour
constexpr Ticks signal_falls = milliseconds(340);

inline const world::Tray tray{.half = {7.2f, 2.0f}, .centre = {0, 0}, .bowl = false, .rest_half = {0.85f, 0.55f}};

inline CastFeel cast(const GameDie& die) {
    return {.kind = die.kind, .wait = {{0, 0}}, .tray = tray, .on_table = "die_leather", .on_wall = "die_wall"};
}

inline std::size_t seat(int player) { return static_cast<std::size_t>(std::max(0, player)); }

}  // namespace boxcars::scenes::pig_feel
