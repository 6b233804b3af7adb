// The long tier: a million games of every pairing against its exact chance.
#include "odds/pig/optimal.h"
#include "players/pig/policy.h"
#include "sim/pig/match.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;

namespace {

void check_every_pairing(const pig::Rules& rules, std::int64_t games) {
    const auto solution = std::make_shared<const odds::PigSolution>(odds::solve_pig(rules));
    for (const auto a : players::policy_names())
        for (const auto b : players::policy_names()) {
            sim::MatchPlan plan;
            plan.rules = rules;
            plan.players = {std::string{a}, std::string{b}};
            plan.games = games;
            plan.seed = 20;
            const auto check = against_exact(plan, play_match(plan, solution), solution);
            REQUIRE(check);
            CHECK_MESSAGE(std::abs(check->z) < 4, std::string{a}, " against ", std::string{b}, ": z ", check->z);
        }
}

}  // namespace

TEST_SUITE("long") {
    TEST_CASE("every pairing of the six lies within four standard errors of its exact chance, a million games each") {
        check_every_pairing({}, 1'000'000);
    }
    TEST_CASE("so does every pairing at other goals, dice and pigs") {
        for (const auto& rules : {pig::Rules{50, 1, 6, 2}, pig::Rules{100, 4, 4, 2}, pig::Rules{60, 3, 8, 2},
                                  pig::Rules{150, 10, 10, 2}, pig::Rules{200, 1, 20, 2}})
            check_every_pairing(rules, 20'000);
    }
}
