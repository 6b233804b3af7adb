// The walkers: on every path this processor has, and for any number of threads, exactly the games of the definition.
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
        CHECK(ChainWalk{game.walked, path, Lengths::Counted}.play_block(3, 8, games, {}) == expected);
    }
    expected.lengths.clear();
    for (const Path path : paths()) CHECK(ChainWalk{game.walked, path}.play_block(3, 8, games, {}) == expected);
}

}  // namespace

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
    const auto counts = ChainWalk{slow, Path::Auto, Lengths::Counted}.play_block(1, 1, 3000, {});
    CHECK(counts.lengths.size() > 300);
}

TEST_CASE("a path is named, and one the processor has not is refused with a sentence") {
    for (const Path path : {Path::Auto, Path::Baseline, Path::Avx2, Path::Avx512})
        CHECK(find_path(path_names()[static_cast<std::size_t>(path)]) == path);
    CHECK_FALSE(find_path("sse9"));
    CHECK(path_problem("sse9") ==
          "There is no path 'sse9' for a simulation; there are auto, baseline, avx2 or avx512.");
    CHECK_FALSE(problem(Path::Auto));
    CHECK_FALSE(problem(Path::Baseline));
    for (const Path path : {Path::Avx2, Path::Avx512}) CHECK(problem(path).has_value() == !has(path));
    if (!has(Path::Avx512))
        CHECK(problem(Path::Avx512) ==
              "The path 'avx512' needs a processor with AVX-512 with VBMI, which this one has not: leave it at 'auto', "
              "the counts are the same.");
}
