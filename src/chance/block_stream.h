// Random bytes for simulation alone, as fast as they come: eight generators side by side, keyed by a seed and the
// number of a block of games. Play never sees them: its dice are the dice stream's (ChaCha20).
// Source: SFC64 (Chris Doty-Humphrey, PractRand), each started with 18 empty rounds from words of SplitMix64.
// A step is 64 bytes: eight from each generator in turn, the least significant first. Every instruction set makes the
// same bytes: `Word` is one generator's std::uint64_t, or a vector of several's.
#pragma once
#include <cstdint>
#include <cstring>

namespace boxcars::chance {

constexpr int block_generators = 8;

struct BlockState {  // word by word, so that a vector is loaded at once
    alignas(64) std::uint64_t a[block_generators], b[block_generators], c[block_generators], count[block_generators];
};

// No two blocks of a seed begin alike.
BlockState block_state(std::uint64_t seed, std::uint64_t block);

template <class Word>
struct BlockGenerator {
    Word a, b, c, count;

    // The generators from number `first` on, as many as a Word holds.
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

}  // namespace boxcars::chance
