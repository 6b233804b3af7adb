// What the size of a stake or a bet at cee-lo gave away: against every other size, over the states of many tables.
#include "odds/ceelo/reply.h"

#include "odds/ceelo/tables.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::odds;

namespace {

bool no_less(double a, double b) { return a > b - 1e-9; }

// Is there a size that wins as often at least, and brings so much more?
bool is_there(std::span<const CeeloChoice> choices, const CeeloChoice& than, double more) {
    return std::ranges::any_of(choices, [&](const CeeloChoice& one) {
        return no_less(one.wins, than.wins) && std::abs(one.coins - than.coins - more) < 1e-9;
    });
}

}  // namespace

TEST_CASE(
    "cee-lo coach: what a size gave away another would have had, winning as often; and none would have had more") {
    int decisions = 0, mistakes = 0;
    test::every_ceelo_decision([&](const ceelo::Rules&, const ceelo::State&, std::span<const CeeloChoice> choices) {
        for (const CeeloChoice& chosen : choices) {
            const CeeloJudged judged = judge(choices, chosen.amount);
            REQUIRE(judged.given_away >= 0);
            REQUIRE(is_there(choices, chosen, judged.given_away));
            for (const CeeloChoice& other : choices)
                REQUIRE((!no_less(other.wins, chosen.wins) || no_less(chosen.coins + judged.given_away, other.coins)));
            REQUIRE((judged.better.amount == chosen.amount) == (judged.given_away == 0));
            ++decisions;
            mistakes += judged.given_away > 0;
        }
    });
    CHECK(decisions > 1'500);
    CHECK(mistakes > 1'000);
    CHECK(mistakes < decisions);
}

TEST_CASE(
    "cee-lo coach: while nobody can lose all a coin too many costs the bank's edge, and so does one too few staked") {
    const ceelo::Rules rules;
    const auto bet = ceelo_bet(rules);
    ceelo::State state = opening(rules);
    advance(rules, state, ceelo::Begin{0});
    const auto stakes = ceelo_choices(bet, rules, state);
    CHECK(judge(std::span{stakes}.first(9), 4).given_away == doctest::Approx(5 * 2.0 / 81));
    advance(rules, state, ceelo::Stake{9});
    const auto bets = ceelo_choices(bet, rules, state);
    CHECK(judge(bets, 1).given_away == 0);
    CHECK(judge(bets, 7).given_away == doctest::Approx(6 * 2.0 / 81));
    CHECK(judge(bets, 7).better.amount == 1);
}

TEST_CASE("cee-lo coach: coins given up for a better chance to win are no mistake, and are named beside it") {
    const std::vector<CeeloChoice> choices{{1, 9.9, 0.30}, {2, 9.8, 0.35}, {3, 9.7, 0.34}};
    CHECK(judge(choices, 2).given_away == 0);
    CHECK(judge(choices, 1).given_away == 0);
    CHECK(judge(choices, 3).better.amount == 2);
    CHECK(judge(choices, 3).given_away == doctest::Approx(0.1));
    CHECK(to_compare(choices, 1)->amount == 2);
    CHECK(to_compare(choices, 2)->amount == 1);
    CHECK(to_compare(choices, 3)->amount == 2);
}

TEST_CASE("cee-lo coach: where every size is worth the same none is a mistake and none is named") {
    const std::vector<CeeloChoice> choices{{1, 10, 0.5}, {2, 10, 0.5}, {3, 10, 0.5}};
    for (int amount = 1; amount <= 3; ++amount) {
        CHECK(judge(choices, amount).alike);
        CHECK(judge(choices, amount).given_away == 0);
        CHECK(to_compare(choices, amount) == nullptr);
    }
}
