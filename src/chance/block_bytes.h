// Fills memory with the block stream's bytes, 64 bytes per step.
#pragma once
#include "chance/block_stream.h"

namespace boxcars::chance {

constexpr int block_step = 8 * block_generators;  // bytes

// The vector types of `Size` bytes. Every 64-bit x86 has 16 bytes, AVX2 has 32, AVX-512 has 64.
template <int Size>
struct Vectors;
template <>
struct Vectors<16> {
    typedef std::uint64_t Words __attribute__((vector_size(16)));
    typedef std::uint16_t Shorts __attribute__((vector_size(16)));
    typedef std::uint8_t Bytes __attribute__((vector_size(16)));
};
template <>
struct Vectors<32> {
    typedef std::uint64_t Words __attribute__((vector_size(32)));
    typedef std::uint16_t Shorts __attribute__((vector_size(32)));
    typedef std::uint8_t Bytes __attribute__((vector_size(32)));
};
template <>
struct Vectors<64> {
    typedef std::uint64_t Words __attribute__((vector_size(64)));
    typedef std::uint16_t Shorts __attribute__((vector_size(64)));
    typedef std::uint8_t Bytes __attribute__((vector_size(64)));
};

template <int Size = 16>
void fill(BlockState& state, std::uint8_t* bytes, int steps) {
    using Words = typename Vectors<Size>::Words;
    constexpr int one = Size / 8, pair = Size < block_step ? 2 : 1;  // two vectors in parallel hide latency
    for (int first = 0; first < block_generators; first += pair * one) {
        BlockGenerator<Words> generators[pair];
        for (int n = 0; n < pair; ++n) generators[n] = BlockGenerator<Words>::from(state, first + n * one);
        for (int step = 0; step < steps; ++step)
            for (int n = 0; n < pair; ++n) {
                const Words made = generators[n].next();
                std::memcpy(bytes + step * block_step + (first + n * one) * 8, &made, Size);
            }
        for (int n = 0; n < pair; ++n) generators[n].keep(state, first + n * one);
    }
}

// Draws the bytes of fill() without storing them and returns their XOR. No walk takes less time than this.
template <int Size>
std::uint64_t drawn(BlockState& state, int steps) {
    using Words = typename Vectors<Size>::Words;
    constexpr int one = Size / 8, pair = Size < block_step ? 2 : 1;
    Words all{};
    for (int first = 0; first < block_generators; first += pair * one) {
        BlockGenerator<Words> generators[pair];
        for (int n = 0; n < pair; ++n) generators[n] = BlockGenerator<Words>::from(state, first + n * one);
        for (int step = 0; step < steps; ++step)
            for (int n = 0; n < pair; ++n) all ^= generators[n].next();
        for (int n = 0; n < pair; ++n) generators[n].keep(state, first + n * one);
    }
    std::uint64_t words[one], mixed = 0;
    std::memcpy(words, &all, sizeof words);
    for (const std::uint64_t word : words) mixed ^= word;
    return mixed;
}

}  // namespace boxcars::chance
