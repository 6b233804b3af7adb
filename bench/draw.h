// The random bytes of a walk alone, for each instruction set. Every size of vectors is compiled in a file of its own.
#pragma once
#include "chance/block_stream.h"

namespace boxcars::bench {

// Draws the bytes of chance::fill() without storing them and returns their XOR. No walk takes less time than this.
template <int Size>
std::uint64_t drawn(chance::BlockState& state, int steps) {
    using Words = typename chance::Vectors<Size>::Words;
    constexpr int one = Size / 8, pair = Size < chance::block_step ? 2 : 1;
    Words all{};
    for (int first = 0; first < chance::block_generators; first += pair * one) {
        chance::BlockGenerator<Words> generators[pair];
        for (int n = 0; n < pair; ++n) generators[n] = chance::BlockGenerator<Words>::from(state, first + n * one);
        for (int step = 0; step < steps; ++step)
            for (int n = 0; n < pair; ++n) all ^= generators[n].next();
        for (int n = 0; n < pair; ++n) generators[n].keep(state, first + n * one);
    }
    std::uint64_t words[one], mixed = 0;
    std::memcpy(words, &all, sizeof words);
    for (const std::uint64_t word : words) mixed ^= word;
    return mixed;
}

std::uint64_t draw_avx2(chance::BlockState& state, int steps);
std::uint64_t draw_avx512(chance::BlockState& state, int steps);

}  // namespace boxcars::bench
