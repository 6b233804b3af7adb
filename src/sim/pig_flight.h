// What the walkers of Pig hand to one another on all instruction sets: 64 games side by side between two throws, each
// with two players who know their own score and turn total alone. Plain arrays alone, as in flight.h.
#pragma once
#include "sim/flight.h"

namespace boxcars::sim {

// An entry says what a throw makes of the player on turn: bits 6 and up, where the next row begins in the table; bit 5,
// the other is on turn; bit 4, the game is over, and bit 3, the second player has won it.
constexpr std::uint32_t pig_swap = 32, pig_over = 16, pig_second = 8;
constexpr int pig_row_bits = 6;

// A byte, as a signed number above -128, times `times`, over 65,536, is its place in a row: a face, or no face.
struct PigTable {
    const std::uint32_t* entries;
    std::uint32_t times;
    std::int8_t most;             // bytes above it are no face
    std::uint32_t first, second;  // at the beginning of a game, who begins and who does not
};

struct PigFlight {
    chance::BlockState dice;
    std::uint32_t mover[lanes], other[lanes];
    std::int64_t refused, over, second;  // bytes that were no face; games over, and won by the second player
};

// One byte for every game, `steps` times; a game that ends begins again at once.
void walk_pig(const PigTable& table, PigFlight& flight, int steps);
void walk_pig_avx2(const PigTable& table, PigFlight& flight, int steps);
void walk_pig_avx512(const PigTable& table, PigFlight& flight, int steps);

}  // namespace boxcars::sim
