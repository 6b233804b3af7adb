// A compiled chain is the game it was compiled from: byte by byte, all 256 of them.
#include "sim/kernel/byte_chain.h"

#include "odds/craps/chain.h"
#include "walked_games.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

constexpr double still = 1e-15;

// The chance of each end from state 0: over `throws` equally likely throws that `next` answers for, gone over until
// nothing changes. next: a state, below 0: an end.
template <class Next>
std::vector<double> end_chances(std::size_t states, int ends, int throws, Next next) {
    std::vector<std::vector<double>> chances(states, std::vector<double>(static_cast<std::size_t>(ends)));
    for (double moved = 1; moved > still;) {
        moved = 0;
        for (std::size_t state = 0; state < states; ++state) {
            std::vector<double> now(static_cast<std::size_t>(ends));
            for (int thrown = 0; thrown < throws; ++thrown) {
                const int to = next(state, thrown);
                for (std::size_t end = 0; end < now.size(); ++end)
                    now[end] += (to >= 0                            ? chances[static_cast<std::size_t>(to)][end]
                                 : to == -1 - static_cast<int>(end) ? 1.0
                                                                    : 0.0) /
                                throws;
            }
            for (std::size_t end = 0; end < now.size(); ++end)
                moved = std::max(moved, std::abs(now[end] - chances[state][end]));
            chances[state] = now;
        }
    }
    return chances[0];
}

std::vector<double> of_game(const Walked& walked) {
    return end_chances(
        walked.next.size(), walked.ends, static_cast<int>(walked.next[0].size()),
        [&](std::size_t state, int thrown) { return walked.next[state][static_cast<std::size_t>(thrown)]; });
}

std::vector<double> of_bytes(const ByteChain& chain) {
    return end_chances(static_cast<std::size_t>(chain.states), chain.ends, 256, [&](std::size_t state, int byte) {
        const auto& move = chain.move(static_cast<int>(state), chain.class_of[static_cast<std::size_t>(byte)]);
        return move.end > 0 ? -move.end : int{move.to};
    });
}

double off(const std::vector<double>& a, const std::vector<double>& b) {
    double most = 0;
    for (std::size_t n = 0; n < a.size(); ++n) most = std::max(most, std::abs(a[n] - b[n]));
    return most;
}

}  // namespace

TEST_CASE("all 256 bytes together lead to the ends of a game as often as its throws do") {
    for (const auto& shape : every_shape()) {
        CAPTURE(shape.name);
        CHECK(off(of_bytes(compile(shape.walked)), of_game(shape.walked)) < 1e-12);
    }
}

TEST_CASE("every throw has as many bytes as any other, and the bytes left over move nothing") {
    for (const auto& shape : every_shape()) {
        CAPTURE(shape.name);
        const ByteChain chain = compile(shape.walked);
        const int throws = static_cast<int>(shape.walked.next[0].size());
        std::vector<int> bytes(static_cast<std::size_t>(chain.classes));
        for (const auto kind : chain.class_of) ++bytes[kind];
        for (int kind = 0; kind < chain.classes; ++kind) {
            const int count = bytes[static_cast<std::size_t>(kind)];
            if (kind == chain.refused)
                CHECK(count == 256 % throws);
            else
                CHECK(count % (256 / throws) == 0);
        }
        for (int state = 0; state < chain.states; ++state)
            CHECK(chain.move(state, chain.refused) == ByteChain::Move{static_cast<std::uint16_t>(state), 0});
    }
}

TEST_CASE("a game that ends is at its beginning again") {
    for (const auto& [name, walked] : every_shape())
        for (const auto& move : compile(walked).moves) {
            if (move.end > 0) CHECK(move.to == 0);
            CHECK(move.end <= walked.ends);
        }
}

TEST_CASE("a byte's class is one or two table entries where a chain is stepped") {
    int stepped = 0;
    for (const auto& [name, walked] : every_shape()) {
        const ByteChain chain = compile(walked);
        if (!chain.stepped) continue;
        ++stepped;
        CHECK(chain.classes <= 16);
        for (int byte = -128; byte < 128; ++byte) {
            const auto row = static_cast<std::size_t>(byte & 255) / 16;
            const int kind = chain.least[row] + (byte > chain.most[row]);
            CHECK(kind == chain.class_of[static_cast<std::uint8_t>(byte)]);
        }
    }
    CHECK(stepped > 20);
}

TEST_CASE("points that are made equally often are one state: craps has 4 and 8 classes, crapless 6 and 8") {
    for (const auto& [rules, states] : {std::pair{craps::Rules{}, 4}, {craps::Rules{.crapless = true}, 6}}) {
        const ByteChain chain = compile(walk_line(rules));
        CHECK(chain.states == states);
        CHECK(chain.classes == 8);
        CHECK(chain.stepped);
    }
}

TEST_CASE("a chain of the exact odds compiles too, and gives the same chance") {
    const auto chain = odds::chain_of({}, odds::LoneBet{{craps::Kind::Pass}});
    const auto chances = of_bytes(compile(walked(chain)));
    double wins = 0;
    for (std::size_t end = 0; end < chances.size(); ++end) wins += chain.ends[end].result > 0 ? chances[end] : 0;
    CHECK(std::abs(wins - 244.0 / 495) < 1e-13);
}
