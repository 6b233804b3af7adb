// A game that only dice move, compiled so that one random byte is one throw. States that are alike in chance are one;
// throws that every state takes alike are one class; and a byte that would make some throws likelier than others is
// one class more, refused: nothing moves and nothing is counted. Knows no game.
#pragma once
#include "odds/chain/chain.h"

#include <array>
#include <cstdint>
#include <vector>

namespace boxcars::sim {

// A game as a room of rules walks it: [state][throw], all throws of a state equally likely, 255 at most. A state's
// number, or below 0: the end number -1 - next. It begins in state 0, and an end can be reached from every state.
struct Walked {
    std::vector<std::vector<int>> next{};
    int ends = 0;
};
Walked walked(const odds::Chain& chain);  // what changes on the way is not counted

struct ByteChain {
    static constexpr int most_ends = 15;
    struct Move {
        std::uint16_t to = 0;
        std::uint8_t end = 0;  // 0: goes on; n: end number n - 1, and `to` is the beginning
        bool operator==(const Move&) const = default;
    };
    int states = 0, ends = 0;
    int classes = 0, refused = 0;              // how many classes of bytes, the refused one included; and which it is
    std::array<std::uint8_t, 256> class_of{};  // a byte's
    std::vector<Move> moves{};                 // [state * classes + class]

    const Move& move(int state, int kind) const { return moves[static_cast<std::size_t>(state * classes + kind)]; }

    // As signed numbers, the bytes of a class lie side by side, the classes in their order. Sixteen bytes with the same
    // high four bits make a row; in a stepped chain no row has bytes of more than two classes, `least` and the next,
    // which begins above `most`. With few classes that makes a byte's class a matter of two small tables.
    static constexpr int rows = 16;
    bool stepped = false;
    std::array<std::uint8_t, rows> least{};
    std::array<std::int8_t, rows> most{};
};

// requires: at most 255 throws, most_ends ends, 65,536 states
ByteChain compile(const Walked& walked);

}  // namespace boxcars::sim
