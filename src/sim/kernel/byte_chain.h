// Compiles a game moved by dice alone, so that one random byte is one throw. States with the same chances are merged.
// Throws that every state treats alike form a class. Bytes that would make some throws likelier than others form one
// more class and are refused: nothing moves and nothing is counted. Knows no game.
#pragma once
#include "odds/chain/chain.h"

#include <array>
#include <cstdint>
#include <vector>

namespace boxcars::sim {

// A game as walked through the rules: [state][throw], at most 255 equally likely throws per state. The value is the
// next state, or -1 - n for end number n. It begins in state 0, and an end can be reached from every state.
struct Walked {
    std::vector<std::vector<int>> next{};
    int ends = 0;
};
Walked walked(const odds::Chain& chain);  // leaves out the money of each throw

struct ByteChain {
    static constexpr int most_ends = 15;
    struct Move {
        std::uint16_t to = 0;
        // 0: the game goes on. n: it reaches end number n - 1, and `to` is the first state.
        std::uint8_t end = 0;
        bool operator==(const Move&) const = default;
    };
    int states = 0, ends = 0;
    int classes = 0, refused = 0;              // number of classes, and the refused class
    std::array<std::uint8_t, 256> class_of{};  // indexed by byte
    std::vector<Move> moves{};                 // [state * classes + class]

    const Move& move(int state, int kind) const { return moves[static_cast<std::size_t>(state * classes + kind)]; }

    // As signed numbers, the bytes of a class are contiguous, and the classes are in order. Sixteen bytes with the same
    // high four bits make a row. In a stepped chain no row has bytes of more than two classes: `least` and the next
    // one, which begins above `most`. With few classes, two small tables then give a byte's class.
    static constexpr int rows = 16;
    bool stepped = false;
    std::array<std::uint8_t, rows> least{};
    std::array<std::int8_t, rows> most{};
};

// requires: at most 255 throws, most_ends ends, 65,536 states
ByteChain compile(const Walked& walked);

}  // namespace boxcars::sim
