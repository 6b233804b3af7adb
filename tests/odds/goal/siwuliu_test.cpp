// The goal of a station at sì-wŭ-liù and cee-lo, against all decisions and throws.
#include "odds/goal/siwuliu.h"

#include "base/error.h"
#include "base/numbers.h"
#include "odds/fraction.h"
#include "odds/goal/ceelo.h"
#include "odds/goal/played.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

using namespace boxcars;
using odds::CeeloGoal;
using odds::SiwuliuGoal, rules::GoalKind;

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
    rules.raise = dice.draw(2) == 1;
    rules.surrender = dice.draw(2) == 1;
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

// The states in which betting has ended with an amount that the rules and the limits allow, or the bet is raised or
// given up.
std::vector<siwuliu::State> all_bets(const SiwuliuCase& one, const siwuliu::State& state) {
    std::vector<siwuliu::State> closed;
    const auto& [least, most, step] = one.terms.stakes;
    for (Cents more = step; !refusal(one.rules, state, siwuliu::Raise{more}); more += step)
        advance(one.rules, closed.emplace_back(state), siwuliu::Raise{more});
    if (may_give_up(one.rules, state)) advance(one.rules, closed.emplace_back(state), siwuliu::Surrender{});
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
    if (!choices.empty()) REQUIRE(std::abs(test::best_of(choices).chance - now(state)) < test::same_chance);
    if (state.phase == siwuliu::Phase::Betting || result(one, state)) return;
    const double thrown = choices.empty() ? now(state) : choices[0].chance;
    REQUIRE(std::abs(test::mean_after_throw(one.rules, state, now) - thrown) < test::same_chance);
}

}  // namespace

TEST_CASE("a goal at sì-wŭ-liù: every position has the chance that all decisions and throws give in fractions") {
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
            const std::size_t chosen_one = choices.empty() ? 0 : nth(dice.draw(how_many(choices)));
            if (choices.empty() || std::holds_alternative<siwuliu::Rolled>(choices[chosen_one].event)) {
                test::throw_dice(one.rules, state, dice);
            } else {  // also bets that are made in several chips
                const auto& chosen = choices[chosen_one];
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

namespace {

using Decides = CeeloGoal::Decides;

Decides risks_one_in(int parts) {
    return [parts](const ceelo::Rules&, const ceelo::State& state) {
        const int pocket = state.coins[ceelo::seat(state.turn)];
        return std::min((pocket + parts - 1) / parts, most_offered(state));
    };
}

struct CeeloCase {
    ceelo::Rules rules;
    rules::GoalTerms terms;
    int banker;
    Decides others;
};

CeeloCase ceelo_case(chance::DiceStream& dice, int players, int coins, int rounds) {
    ceelo::Rules rules;
    rules.players = players;
    rules.coins = coins;
    rules.tie = static_cast<ceelo::Tie>(dice.draw(4));
    rules.pass_on_all_lost = dice.draw(2) == 1;
    rules.pass_on_special = dice.draw(2) == 1;
    for (const auto pays : {&ceelo::Rules::pays_111, &ceelo::Rules::pays_triple, &ceelo::Rules::pays_456,
                            &ceelo::Rules::pays_point, &ceelo::Rules::pays_at_once})
        rules.*pays = std::max(1, dice.draw(4));
    const int least = dice.face(2), most = dice.draw(2) * (least + dice.draw(3));
    const int target = coins + dice.face(coins * (players - 1));
    return {rules,
            {.target = target, .length = dice.face(rounds), .stakes = {least, most, dice.face(2)}},
            dice.draw(players),
            risks_one_in(dice.face(4))};
}

std::optional<CeeloGoal> solve(const CeeloCase& one) {
    return CeeloGoal::solve(one.rules, one.terms, one.banker, one.others);
}

ceelo::State begun(const CeeloCase& one) {
    ceelo::State state = opening(one.rules);
    advance(one.rules, state, ceelo::Begin{one.banker});
    return state;
}

// Whether the goal is reached or not; empty while it is open.
std::optional<bool> ended(const CeeloCase& one, const ceelo::State& state) {
    if (state.phase != ceelo::Phase::Stake && state.phase != ceelo::Phase::Over) return {};
    if (worth(state, 0) >= one.terms.target) return true;
    if (over(one.rules, state) || state.round > one.terms.length) return false;
    return {};
}

// What the rules and the limits allow the person; empty if the person does not decide.
std::vector<ceelo::Event> allowed(const CeeloCase& one, const ceelo::State& state) {
    std::vector<ceelo::Event> events;
    if (state.turn != 0) return events;
    const auto& [least, most, step] = one.terms.stakes;
    const auto all = legal(one.rules, state);
    for (std::int64_t amount = 1; amount <= std::int64_t(all.size()); ++amount)
        if (all.size() < nth(least) ? amount == std::int64_t(all.size())
                                    : amount >= least && (most == 0 || amount <= most) && (amount - least) % step == 0)
            events.push_back(all[nth(amount) - 1]);
    return events;
}

ceelo::State after_others(const CeeloCase& one, ceelo::State state) {
    const int amount = one.others(one.rules, state);
    advance(one.rules, state, legal(one.rules, state)[nth(amount) - 1]);
    return state;
}

// Where each decision leads: the person's, or the others' only one.
std::vector<ceelo::State> decided(const CeeloCase& one, const ceelo::State& state) {
    if (dice_wanted(one.rules, state).count > 0) return {};
    if (state.turn != 0) return {after_others(one, state)};
    std::vector<ceelo::State> all;
    for (const ceelo::Event& event : allowed(one, state)) advance(one.rules, all.emplace_back(state), event);
    return all;
}

}  // namespace

TEST_CASE("a goal at cee-lo: every position has the chance that all decisions and ordered throws give in fractions") {
    chance::DiceStream dice{21};
    std::size_t positions = 0;
    for (int n = 0; n < 20; ++n) {
        const int players = n % 4 == 0 ? 3 : 2;
        const CeeloCase one = ceelo_case(dice, players, players == 2 ? 4 : 3, players == 2 ? 4 : 2);
        CAPTURE(n);
        test::EveryThrow<ceelo::Rules> every{{one.rules, [&](const auto& state) { return ended(one, state); },
                                              [&](const auto& state) { return decided(one, state); }}};
        positions += every.check(*solve(one), begun(one));
    }
    CHECK(positions > 1000);
}

TEST_CASE("a goal at cee-lo: no choice is better than the chance now, and throws keep its mean") {
    chance::DiceStream dice{22};
    for (int n = 0; n < 30; ++n) {
        const CeeloCase one = ceelo_case(dice, 2 + dice.draw(2), 5 + dice.draw(6), 8);
        CAPTURE(n);
        const auto goal = solve(one);
        const auto now = [&](const ceelo::State& at) { return goal->now(at, at.round - 1); };
        ceelo::State state = begun(one);
        while (!ended(one, state)) {
            const auto choices = goal->choices(state, state.round - 1);
            REQUIRE(choices.size() == allowed(one, state).size());
            if (dice_wanted(one.rules, state).count > 0) {
                REQUIRE(std::abs(test::mean_after_throw(one.rules, state, now) - now(state)) < test::same_chance);
                test::throw_dice(one.rules, state, dice);
            } else if (state.turn != 0) {
                const double before = now(state);
                state = after_others(one, state);
                REQUIRE(std::abs(now(state) - before) < test::same_chance);
            } else {
                REQUIRE(std::abs(test::best_of(choices).chance - now(state)) < test::same_chance);
                const auto& chosen = choices[nth(dice.draw(how_many(choices)))];
                advance(one.rules, state, chosen.event);
                REQUIRE(std::abs(now(state) - chosen.chance) < test::same_chance);
            }
        }
        CHECK(now(state) == (*ended(one, state) ? 1 : 0));
    }
}

TEST_CASE("a goal at cee-lo is not solved further when told to stop") {
    std::stop_source stop;
    stop.request_stop();
    const rules::GoalTerms terms{.target = 20, .length = 20};
    CHECK_FALSE(CeeloGoal::solve({}, terms, 0, risks_one_in(3), stop.get_token()));
}

TEST_SUITE("long") {
    TEST_CASE("a goal at cee-lo with too many outcomes is refused") {
        const ceelo::Rules rules{.coins = 100};
        CHECK_THROWS_WITH_AS(CeeloGoal::solve(rules, {.target = 200, .length = 20}, 0, risks_one_in(3)),
                             "The rounds of 300 coins have more than 6000000 outcomes with these stakes, too many to "
                             "solve: choose a larger step or fewer coins.",
                             Error);
    }
}
