// Simulated matches of Pig: exactly the planned games, the same however they are shared out, and near the exact odds.
#include "sim/pig/match.h"

#include "odds/pig/optimal.h"
#include "players/pig/policy.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

MatchPlan match_plan(std::vector<std::string> players, std::int64_t games, pig::Rules rules = {}) {
    MatchPlan plan;
    rules.players = static_cast<int>(players.size());
    plan.rules = rules;
    plan.players = std::move(players);
    plan.games = games;
    return plan;
}

}  // namespace

TEST_CASE("through the rules, the first games of a longer plan are the games of the shorter one") {
    const MatchResult one = play_match(match_plan({"hold20", "keep_pace"}, 2048));
    const MatchResult two = play_match(match_plan({"hold20", "keep_pace"}, 2049));
    CHECK(two.rolls > one.rolls);
    CHECK(two.seats[0].wins - one.seats[0].wins + two.seats[1].wins - one.seats[1].wins == 1);
}

TEST_CASE("a match of equals is even once both have begun as often") {
    const MatchPlan match = match_plan({"hold20", "hold20"}, 2);
    CHECK(std::abs(against_exact(match, play_match(match))->exact - 0.5) < 1e-15);
    const MatchPlan once = match_plan({"hold20", "hold20"}, 1);
    CHECK(std::abs(against_exact(once, play_match(once))->exact - 0.534698326165) < 5e-13);
}

TEST_CASE("three at the table are simulated, but not solved") {
    const MatchPlan match = match_plan({"hold20", "optimal", "hold:15"}, 500);
    CHECK_FALSE(against_exact(match, play_match(match)));
}

TEST_CASE("a match that cannot be played is refused with a sentence") {
    MatchPlan match;
    match.players = {"hold20"};
    CHECK(problem(match) == "The rule sheet has 2 players, but 1 are named: name one policy for each.");
    match.players = {"hold20", "hold2O"};
    CHECK(problem(match) == "There is no player of pig named 'hold2O'; did you mean 'hold20'?");
    match = MatchPlan{};
    match.rules.sides = 1;
    CHECK(problem(match) == "The knob 'sides' of pig takes 2 to 20, not '1'.");
}

TEST_CASE("every pairing of the six policies wins within four standard errors of its exact chance" *
          doctest::test_suite("long")) {
    for (const auto& rules : {pig::Rules{}, pig::Rules{50, 1, 6, 2}, pig::Rules{100, 4, 4, 2}, pig::Rules{60, 3, 8, 2},
                              pig::Rules{150, 10, 10, 2}, pig::Rules{200, 1, 20, 2}}) {
        const auto solution = std::make_shared<const odds::PigSolution>(odds::solve_pig(rules));
        for (const auto a : players::policy_names())
            for (const auto b : players::policy_names()) {
                MatchPlan plan =
                    match_plan({std::string{a}, std::string{b}}, rules == pig::Rules{} ? 1'000'000 : 20'000, rules);
                plan.seed = 20;
                const auto check = against_exact(plan, play_match(plan, solution), solution);
                REQUIRE(check);
                CHECK_MESSAGE(std::abs(check->z) < 4, std::string{a}, " against ", std::string{b}, ": z ", check->z);
            }
    }
}
