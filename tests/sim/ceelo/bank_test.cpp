// Simulated rounds of cee-lo: exactly the planned rounds, the same however they are played, and near the exact odds.
#include "sim/ceelo/match.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

std::vector<ceelo::Rules> sheets() {
    std::vector<ceelo::Rules> all;
    for (const auto tie : {ceelo::Tie::Push, ceelo::Tie::Banker, ceelo::Tie::Reroll})
        for (const int pays : {1, 3}) {
            auto& rules = all.emplace_back();
            rules.tie = tie;
            rules.pays_111 = pays + pays / 2;
            rules.pays_triple = pays;
            rules.pays_456 = pays == 1 ? 1 : 2;
        }
    return all;
}

}  // namespace

TEST_CASE("a million rounds of every kind of cee-lo sheet lie within four standard errors of the exact edge") {
    std::uint64_t seed = 0;
    for (const auto& rules : sheets()) {
        const CeeloRoundsPlan plan{.rules = rules, .seed = ++seed};
        const RoundsResult result = play_rounds(plan);
        const auto exact = odds::ceelo_bet(rules);
        CHECK(result.games == plan.games);
        CHECK(result.results.size() == exact.results.size());
        CHECK(std::abs(z_of(result, exact)) < 4);
        for (const auto& one : exact.results) {
            const double p = odds::to_double(one.chance), count = static_cast<double>(result.results.at(one.net));
            CHECK(std::abs(count - 1e6 * p) < 4.5 * std::sqrt(1e6 * p * (1 - p)));
        }
        CHECK(std::abs(static_cast<double>(result.throws) / 1e6 - odds::to_double(exact.throws)) < 0.02);
    }
}

TEST_CASE("rounds of cee-lo are the same on every path and for any number of threads") {
    CeeloRoundsPlan plan{.rules = {}, .games = 100'001, .seed = 3, .threads = 1, .path = Path::Baseline};
    const RoundsResult alone = play_rounds(plan);
    for (const Path path : {Path::Auto, Path::Baseline, Path::Avx2, Path::Avx512})
        for (const int threads : {1, 2, 3, 8}) {
            if (!has(path)) continue;
            plan.path = path;
            plan.threads = threads;
            CHECK(play_rounds(plan) == alone);
        }
    plan.seed = 4;
    CHECK_FALSE(play_rounds(plan) == alone);
}

TEST_CASE("rounds of cee-lo that cannot be played are refused with a sentence") {
    if (!has(Path::Avx512))
        CHECK(problem(CeeloRoundsPlan{.path = Path::Avx512})->starts_with("The path 'avx512' needs"));
}
