// The data shared by the walkers of all instruction sets: 64 games side by side between two throws. Plain arrays only,
// so that the linker cannot mix code made for different processors.
#pragma once
#include "chance/block_stream.h"

namespace boxcars::sim {

constexpr int lanes = 64;

struct GamesInFlight {
    chance::BlockState dice;
    std::uint16_t at[lanes];         // the games' states
    std::int64_t refused, ends[16];  // bytes refused; games that reached end n, counted from 1
};

// A stepped chain of up to 8 states and 16 classes, for byte shuffles.
struct ShuffleTables {
    int states, classes, refused, ends;
    alignas(16) std::uint8_t least[16];  // see ByteChain
    alignas(16) std::int8_t most[16];
    std::uint8_t to[8][16], end[8][16];  // [state][class]
};

constexpr std::uint8_t reported_on = 0, reported_refused = 1, reported_over = 2;
// Uses one byte for every game, `steps` times. A game that ends begins again at once. If `reported` is not null, it
// receives 64 bytes per step: for each game, one of the values above for what happened.
void walk_avx2(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported);
void walk_avx512(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported);

}  // namespace boxcars::sim
