// Goals at sì-wŭ-liù: small ones against all decisions and all ordered throws in fractions, larger ones throw by throw.
#include "odds/goal/siwuliu.h"

#include "base/error.h"
#include "base/numbers.h"
#include "odds/goal/played.h"

#include <doctest/doctest.h>

#include <optional>

using namespace boxcars;
using odds::SiwuliuGoal;
using rules::GoalKind;

namespace {

struct SiwuliuCase {
    siwuliu::Rules rules;
    rules::GoalTerms terms;
};

// A goal with amounts of so many units. The bank is not always whole units.
SiwuliuCase siwuliu_case(chance::DiceStream& dice, int unit, int units, int rounds) {
    siwuliu::Rules rules;
    rules.balance = unit * (1 + dice.draw(units));
    rules.bank = unit * (1 + dice.draw(2 * units)) + dice.draw(2) * (unit / 2);
    rules.pays_111 = dice.face(6);
    rules.pays_triple = dice.face(4);
    rules.pays_456 = dice.face(3);
    rules.pays_point = dice.face(2);
    rules.pays = static_cast<siwuliu::Quote>(dice.draw(2));
    rules.tie = static_cast<siwuliu::Tie>(dice.draw(4));
    rules.banker_multiples = dice.draw(2) == 1;
    rules.pair_with_6_or_1 = static_cast<siwuliu::OuterPair>(dice.draw(2));
    const int step = unit * dice.face(2);
    constexpr GoalKind kinds[] = {GoalKind::Reach, GoalKind::Break, GoalKind::Stay};
    const GoalKind kind = kinds[dice.draw(3)];
    const int more = unit * dice.face(units);
    return {rules,
            {.kind = kind,
             .target = kind == GoalKind::Stay ? std::max(1, rules.balance - more) : rules.balance + more,
             .length = dice.face(rounds),
             .stakes = {unit * dice.face(2), dice.draw(2) * unit * 4, step}}};
}

// Whether the goal is reached; empty while that is open.
std::optional<bool> result(const SiwuliuCase& one, const siwuliu::State& state) {
    const bool owns = state.balance + state.bet >= one.terms.target, ended = state.round > one.terms.length;
    if (one.terms.kind == GoalKind::Stay && owns && !ended) return {};
    if (one.terms.kind == GoalKind::Stay) return owns;
    if (one.terms.kind == GoalKind::Break ? state.bank == 0 : owns) return true;
    return ended ? std::optional{false} : std::nullopt;
}

// The states in which betting has ended with an amount that the rules and the limits allow.
std::vector<siwuliu::State> all_bets(const SiwuliuCase& one, const siwuliu::State& state) {
    std::vector<siwuliu::State> closed;
    const auto& [least, most, step] = one.terms.stakes;
    for (Cents amount = least; !refusal(one.rules, state, siwuliu::Bet{amount}); amount += step) {
        if (most > 0 && amount > most) break;
        closed.push_back(state);
        advance(one.rules, closed.back(), siwuliu::Bet{amount});
        if (closed.back().phase == siwuliu::Phase::Betting) advance(one.rules, closed.back(), siwuliu::Stop{});
    }
    return closed;
}

void check_position(const SiwuliuCase& one, const SiwuliuGoal& goal, const siwuliu::State& state) {
    const auto now = [&](const siwuliu::State& at) { return goal.now(at, at.round - 1); };
    const auto choices = goal.choices(state, state.round - 1);
    if (!choices.empty())
        REQUIRE(std::abs(test::best_of(choices).chance - now(state)) < test::same_chance);
    else if (state.phase != siwuliu::Phase::Betting && !result(one, state))
        REQUIRE(std::abs(test::mean_after_throw(one.rules, state, now) - now(state)) < test::same_chance);
}

}  // namespace

TEST_CASE(
    "a goal at sì-wŭ-liù: every position has the chance that all decisions and ordered throws give in fractions") {
    chance::DiceStream dice{1};
    std::size_t positions = 0;
    for (int n = 0; n < 60; ++n) {
        const SiwuliuCase one = siwuliu_case(dice, 2, 6, 4);
        CAPTURE(n);
        test::EveryThrow<siwuliu::Rules> every{{one.rules, [&](const auto& state) { return result(one, state); },
                                                [&](const auto& state) { return all_bets(one, state); },
                                                one.terms.kind == GoalKind::Stay ? 1 : 0}};
        positions += every.check(*SiwuliuGoal::solve(one.rules, one.terms), opening(one.rules));
    }
    CHECK(positions > 1000);
}

TEST_CASE("a goal at sì-wŭ-liù: no choice is better than the chance now, and throws keep its mean") {
    chance::DiceStream dice{2};
    for (int n = 0; n < 30; ++n) {
        const SiwuliuCase one = siwuliu_case(dice, 500, 8, 8);
        CAPTURE(n);
        const auto goal = SiwuliuGoal::solve(one.rules, one.terms);
        siwuliu::State state = opening(one.rules);
        while (!result(one, state)) {
            check_position(one, *goal, state);
            const auto choices = goal->choices(state, state.round - 1);
            if (state.phase == siwuliu::Phase::Betting && choices.empty()) break;
            if (choices.empty()) {
                test::throw_dice(one.rules, state, dice);
            } else {  // also bets that are made in several chips
                const auto& chosen = choices[nth(dice.draw(how_many(choices)))];
                advance(one.rules, state, chosen.event);
                REQUIRE(goal->now(state, state.round - 1) >= chosen.chance - test::same_chance);
            }
        }
    }
}

TEST_CASE("a goal at sì-wŭ-liù: too fine a step is refused, and solving stops when told") {
    const rules::GoalTerms fine{.target = 20'000, .length = 3, .stakes = {1, 500, 1}};
    CHECK_THROWS_WITH_AS(
        SiwuliuGoal::solve({}, fine),
        "Steps of $0.01 up to $200 make more than 2000 purses, too many to solve: choose a larger step.", Error);
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(SiwuliuGoal::solve({}, {.target = 20'000, .length = 3, .stakes = {500, 5000, 500}}, stop.get_token()));
}
