// The block stream's bytes on any processor.
#pragma once
#include "chance/block_stream.h"

namespace boxcars::chance {

constexpr int block_step = 8 * block_generators;  // bytes

// 64 bytes a step.
inline void fill(BlockState& state, std::uint8_t* bytes, int steps) {
    typedef std::uint64_t Two
        __attribute__((vector_size(16)));  // generators; every 64-bit processor can add two at once
    for (int first = 0; first < block_generators; first += 4) {
        auto low = BlockGenerator<Two>::from(state, first), high = BlockGenerator<Two>::from(state, first + 2);
        for (int step = 0; step < steps; ++step) {
            const Two made[2] = {low.next(), high.next()};
            std::memcpy(bytes + step * block_step + first * 8, made, sizeof made);
        }
        low.keep(state, first);
        high.keep(state, first + 2);
    }
}

}  // namespace boxcars::chance
