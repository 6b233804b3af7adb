// The data shared by the walkers of Pig on all instruction sets: 64 games side by side between two throws, each with
// two players who only look at their own score and turn total. Plain arrays only, as in flight.h. A byte times the
// sides of the die, divided by 256, is a face, from 0. The byte is refused if the remainder is below 256 % sides.
// Source: D. Lemire, Fast random integer generation in an interval (2019).
#pragma once
#include "sim/kernel/flight.h"

namespace boxcars::sim {

constexpr int pig_place(std::uint8_t byte, int sides) {  // a face, from 0; the value `sides` means a refused byte
    return (byte * sides & 255) < 256 % sides ? sides : byte * sides >> 8;
}

// The table for any two players. An entry says what a throw does to the player on turn. Bits 6 and up: where the next
// row begins in the table. Bit 5: the other player is on turn. Bit 4: the game is over. Bit 3: player 1 has won it. A
// row has an entry for every face, and one for a refused byte.
constexpr std::uint32_t pig_swap = 32, pig_over = 16, pig_second = 8;
constexpr int pig_row_bits = 6;

struct PigWalkTable {
    const std::uint32_t* entries;
    int sides;
    // The rows at the start of a game: of the player who begins, and of the other.
    std::uint32_t first, second;
};
struct PigFlight {
    chance::BlockState dice;
    std::uint32_t mover[lanes], other[lanes];
    std::int64_t refused, over, second;  // bytes refused; games over; games won by player 1
};

// Two players who each hold at a fixed number of points, if all points fit a byte. No table is needed.
struct PigRace {
    int goal, pig, sides;
    int hold_at[2];  // one per player, 255 at most
};
struct PigField {
    chance::BlockState dice;
    // score and total: of the player on turn, banked and at risk. other: banked by the other player. second: 255 while
    // player 1 is on turn, otherwise 0.
    std::uint8_t score[lanes], total[lanes], other[lanes], second[lanes];
    std::uint8_t begins;  // 255 if player 1 begins a game, otherwise 0
    std::int64_t refused, over, won_by_second;
};

// Uses one byte for every game, `steps` times. A game that ends begins again at once.
void walk_pig(const PigWalkTable& table, PigFlight& flight, int steps);
void race_pig(const PigRace& race, PigField& field, int steps);
void race_pig_avx2(const PigRace& race, PigField& field, int steps);
void race_pig_avx512(const PigRace& race, PigField& field, int steps);

}  // namespace boxcars::sim
