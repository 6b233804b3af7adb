// Random bytes for simulation only, made as fast as possible: eight generators side by side, keyed by a seed and the
// number of a block of games. Play never uses them; its dice come from the dice stream (ChaCha20).
// Source: SFC64 (Chris Doty-Humphrey, PractRand), each seeded by SplitMix64 and warmed up by 18 discarded rounds. A
// step gives 64 bytes: eight from each generator in turn, the least significant first. Every instruction set gives the
// same bytes: `Word` is one generator's std::uint64_t, or a vector with several of them.
#pragma once
#include <cstdint>
#include <cstring>

namespace boxcars::chance {

constexpr int block_generators = 8;

// The states of all generators, stored by field so that one load fills a vector.
struct BlockState {
    alignas(64) std::uint64_t a[block_generators], b[block_generators], c[block_generators], count[block_generators];
};

// The start state of a block. No two blocks of a seed start from the same state.
BlockState block_state(std::uint64_t seed, std::uint64_t block);

template <class Word>
struct BlockGenerator {
    Word a, b, c, count;
    // Loads as many generators as a Word holds, beginning with number `first`.
    static BlockGenerator from(const BlockState& state, int first) {
        BlockGenerator generator;
        std::memcpy(&generator.a, state.a + first, sizeof(Word));
        std::memcpy(&generator.b, state.b + first, sizeof(Word));
        std::memcpy(&generator.c, state.c + first, sizeof(Word));
        std::memcpy(&generator.count, state.count + first, sizeof(Word));
        return generator;
    }
    void keep(BlockState& state, int first) const {
        std::memcpy(state.a + first, &a, sizeof(Word));
        std::memcpy(state.b + first, &b, sizeof(Word));
        std::memcpy(state.c + first, &c, sizeof(Word));
        std::memcpy(state.count + first, &count, sizeof(Word));
    }
    Word next() {
        const Word out = a + b + count;
        count += 1;
        a = b ^ (b >> 11);
        b = c + (c << 3);
        c = ((c << 24) | (c >> 40)) + out;
        return out;
    }
};

constexpr int block_step = 8 * block_generators;  // bytes

// The vector types of `Size` bytes. Every 64-bit x86 has 16 bytes, AVX2 has 32, AVX-512 has 64.
template <int Size>
struct Vectors {
    typedef std::uint64_t Words __attribute__((vector_size(Size)));
    typedef std::uint16_t Shorts __attribute__((vector_size(Size)));
    typedef std::uint8_t Bytes __attribute__((vector_size(Size)));
};

// Fills memory with the bytes of the stream.
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

}  // namespace boxcars::chance
