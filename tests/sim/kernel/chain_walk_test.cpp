// A compiled chain is the game it was compiled from, and the walkers play the games of the definition.
#include "sim/kernel/chain_walk.h"

#include "walked_games.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

// The definition, a byte at a time: 64 games side by side, a byte for each; as long as all 64 may end and 64 more
// begin, who ends begins again; then all are played to their ends, and the rest begin together.
ChainCounts by_hand(const Walked& walked, std::uint64_t seed, std::uint64_t block, std::int64_t games) {
    const ByteChain chain = compile(walked);
    auto state = chance::block_state(seed, block);
    ChainCounts counts;
    std::array<int, 64> at{}, age{};
    std::uint64_t live = games >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << games) - 1;
    while (counts.games < games) {
        if (live == 0)
            live = games - counts.games >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (games - counts.games)) - 1;
        const bool again = counts.games + 128 <= games;
        for (int generator = 0; generator < 8; ++generator) {
            auto one = chance::BlockGenerator<std::uint64_t>::from(state, generator);
            const std::uint64_t word = one.next();
            one.keep(state, generator);
            for (int byte = 0; byte < 8; ++byte) {
                const auto lane = static_cast<std::size_t>(generator * 8 + byte);
                if (!(live >> lane & 1)) continue;
                const int kind = chain.class_of[word >> (8 * byte) & 255];
                if (kind == chain.refused) continue;
                const auto move = chain.move(at[lane], kind);
                at[lane] = move.to;
                ++age[lane];
                ++counts.throws;
                if (move.end == 0) continue;
                ++counts.games;
                ++counts.ends[move.end - 1u];
                const auto length = static_cast<std::size_t>(age[lane]);
                if (length > counts.lengths.size()) counts.lengths.resize(length);
                ++counts.lengths[length - 1];
                age[lane] = 0;
                if (!again) live &= ~(std::uint64_t{1} << lane);
            }
        }
    }
    return counts;
}

std::vector<Path> paths() {
    std::vector<Path> all{Path::Auto};
    for (const Path path : {Path::Baseline, Path::Avx2, Path::Avx512})
        if (has(path)) all.push_back(path);
    return all;
}

void check_by_hand(const NamedGame& game, std::int64_t games) {
    CAPTURE(game.name);
    CAPTURE(games);
    ChainCounts expected = by_hand(game.walked, 3, 8, games);
    REQUIRE(expected.games == games);
    for (const Path path : paths()) {
        CAPTURE(static_cast<int>(path));
        CHECK(ChainWalk{game.walked, path, Lengths::Counted}.play_block(3, 8, games, Lengths::Counted, {}) == expected);
    }
    expected.lengths.clear();
    for (const Path path : paths())
        CHECK(ChainWalk{game.walked, path}.play_block(3, 8, games, Lengths::Uncounted, {}) == expected);
}

TEST_CASE("a block of any size has exactly its games, the same on every path") {
    const NamedGame craps{"craps", walk_line({})};
    for (const std::int64_t games : {1, 2, 63, 64, 65, 127, 128, 129, 191, 192, 193, 1000, 4097, 30'000})
        check_by_hand(craps, games);
}

TEST_CASE("a game of any shape comes out the same on every path") {
    for (const auto& game : every_shape()) check_by_hand(game, 1500);
}

TEST_CASE("games that are over with every throw are counted for as many steps as a byte counts, and more") {
    check_by_hand({"over at once", {{{-1, -1}}, 1}}, 64 * 600);
}

TEST_CASE("games that take hundreds of throws are counted at their full length") {
    Walked slow{{std::vector<int>(200, 0)}, 2};
    slow.next[0][0] = -1;
    slow.next[0][1] = -2;
    check_by_hand({"slow", slow}, 3000);
    const auto counts = ChainWalk{slow, Path::Auto, Lengths::Counted}.play_block(1, 1, 3000, Lengths::Counted, {});
    CHECK(counts.lengths.size() > 300);
}

TEST_CASE("a path is named, and one the processor has not is refused with a sentence") {
    for (const Path path : paths()) CHECK(path_from(path_names[static_cast<std::size_t>(path)]) == path);
    CHECK_THROWS_WITH_AS(path_from("sse9"),
                         "There is no path 'sse9' for a simulation; there are auto, baseline, avx2 or avx512.", Error);
    CHECK_FALSE(problem(Path::Auto));
    CHECK_FALSE(problem(Path::Baseline));
    for (const Path path : {Path::Avx2, Path::Avx512}) CHECK(problem(path).has_value() == !has(path));
    if (!has(Path::Avx512))
        CHECK(problem(Path::Avx512) ==
              "The path 'avx512' needs a processor with AVX-512 with VBMI, which this one has not: leave it at 'auto', "
              "the counts are the same.");
}

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

TEST_CASE("a chain of the exact odds, compiled for simulation, gives the same chance to win") {
    const auto chain = odds::chain_of({}, odds::LoneBet{{craps::Kind::Pass}});
    const auto chances = of_bytes(compile(walked(chain)));
    double wins = 0;
    for (std::size_t end = 0; end < chances.size(); ++end) wins += chain.ends[end].result > 0 ? chances[end] : 0;
    CHECK(std::abs(wins - 244.0 / 495) < 1e-13);
}
