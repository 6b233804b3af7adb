// Simulates games of cee-lo; rounds_test.cpp compares single rounds with the exact odds.
#include "sim/ceelo/match.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

CeeloPlan plan(std::vector<std::string> players, std::int64_t games, ceelo::Rules rules = {}) {
    rules.players = static_cast<int>(players.size());
    CeeloPlan plan;
    plan.rules = rules;
    plan.players = std::move(players);
    plan.games = games;
    return plan;
}

}  // namespace

TEST_CASE("cee-lo: among equals no seat is better than another") {
    const auto counts = play_ceelo(plan({"bold", "bold", "bold"}, 30'000));
    const auto alone = counts.games - counts.shared;
    const double share = static_cast<double>(alone) / 3, error = std::sqrt(share * 2 / 3);
    for (std::size_t seat = 0; seat < 3; ++seat)
        CHECK(std::abs(static_cast<double>(counts.wins[seat]) - share) <= 4 * error);
}

TEST_CASE("cee-lo: a match that cannot be played is refused with a sentence") {
    CeeloPlan match;
    match.players = {"even"};
    CHECK(problem(match) == "The rule sheet has 3 players, but 1 are named: name one policy for each.");
    match = plan({"even", "bould"}, 5);
    CHECK(problem(match) == "There is no player of cee-lo named 'bould'; did you mean 'bold'?");
}
