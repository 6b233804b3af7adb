// The long tier: a hundred million line games, and a million hands of every strategy, against what is exact.
#include "sim/craps/run.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

TEST_SUITE("long") {
    TEST_CASE("a hundred million line games lie within four standard errors of 244 in 495") {
        const LineResult result = play_line({.games = 100'000'000, .seed = 77});
        const auto exact = odds::line_game({});
        CHECK(std::abs(z_of(result, exact)) < 4);
        for (std::size_t n = 0; n < exact.p_rolls.size(); ++n) {
            const double p = odds::to_double(exact.p_rolls[n]), mean = static_cast<double>(result.length_games()) * p;
            CHECK(std::abs(static_cast<double>(result.lengths[n]) - mean) < 4.5 * std::sqrt(mean * (1 - p)));
        }
    }
    TEST_CASE("a million hands of every strategy lie within four standard errors of what is expected") {
        HandsPlan plan;
        plan.seed = 78;
        for (const auto& strategy : players::craps_strategies()) plan.players.push_back(strategy);
        const HandsResult result = play_hands(plan);
        for (std::size_t i = 0; i < plan.players.size(); ++i)
            CHECK_MESSAGE(std::abs(z_of(result.players[i], *expected_mean(plan.rules, plan.players[i].lines))) < 4,
                          plan.players[i].name);
    }
}
