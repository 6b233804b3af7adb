// What the walkers of Pig hand to one another on all instruction sets: 64 games side by side between two throws, each
// with two players who know their own score and turn total alone. Plain arrays alone, as in flight.h.
// A byte times the sides of the die, over 256, is a face, from 0; it is none when the remainder is below 256 % sides.
// Source: D. Lemire, Fast random integer generation in an interval (2019).
#pragma once
#include "sim/kernel/flight.h"

namespace boxcars::sim {

constexpr int pig_place(std::uint8_t byte, int sides) {  // a face, from 0; `sides`: none
    return (byte * sides & 255) < 256 % sides ? sides : byte * sides >> 8;
}

// Any two players. An entry says what a throw makes of the player on turn: bits 6 and up, where the next row begins in
// the table; bit 5, the other is on turn; bit 4, the game is over, and bit 3, player 1 has won it. A row has an entry
// for every face, and one for no face.
constexpr std::uint32_t pig_swap = 32, pig_over = 16, pig_second = 8;
constexpr int pig_row_bits = 6;

struct PigWalkTable {
    const std::uint32_t* entries;
    int sides;
    std::uint32_t first, second;  // the rows of a game's beginning: of who begins, and of who does not
};
struct PigFlight {
    chance::BlockState dice;
    std::uint32_t mover[lanes], other[lanes];
    std::int64_t refused, over, second;  // bytes that were no face; games over, and won by player 1
};

// Players who hold at a number of points, where all points fit a byte: no table is needed.
struct PigRace {
    int goal, pig, sides;
    int hold_at[2];  // of each player, 255 at most
};
struct PigField {
    chance::BlockState dice;
    // Of the player on turn: banked and at risk; of the other: banked. second: 255 while player 1 is on turn, else 0.
    std::uint8_t score[lanes], total[lanes], other[lanes], second[lanes];
    std::uint8_t begins;  // as in `second`
    std::int64_t refused, over, won_by_second;
};

// One byte for every game, `steps` times; a game that ends begins again at once.
void walk_pig(const PigWalkTable& table, PigFlight& flight, int steps);
void race_pig(const PigRace& race, PigField& field, int steps);
void race_pig_avx2(const PigRace& race, PigField& field, int steps);
void race_pig_avx512(const PigRace& race, PigField& field, int steps);

}  // namespace boxcars::sim
