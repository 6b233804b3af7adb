// Goals at sì-wŭ-liù: small ones against all decisions and all ordered throws in fractions, and larger ones played.
#include "odds/goal/siwuliu.h"

#include "base/error.h"
#include "odds/fraction.h"
#include "odds/goal/played.h"

#include <doctest/doctest.h>

#include <map>
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

bool stays_without_a_bet(const SiwuliuCase& one, const siwuliu::State& state) {
    return one.terms.kind == GoalKind::Stay && state.bet == 0 && all_bets(one, state).empty();
}

// Every decision and every ordered throw, in fractions. Keeps each state that it comes to.
class EverySiwuliu {
 public:
    explicit EverySiwuliu(const SiwuliuCase& one) : case_(one) {}
    odds::Fraction best(const siwuliu::State& state) {
        if (const auto ended = result(case_, state)) return *ended ? 1 : 0;
        if (const auto found = known.find(canonical(state)); found != known.end()) return found->second.second;
        const odds::Fraction chance = state.phase == siwuliu::Phase::Betting ? decided(state) : thrown(state);
        known[canonical(state)] = {state, chance};
        return chance;
    }
    std::map<std::vector<std::int64_t>, std::pair<siwuliu::State, odds::Fraction>> known{};

 private:
    odds::Fraction decided(const siwuliu::State& state) {
        if (stays_without_a_bet(case_, state)) return 1;
        odds::Fraction most = 0;
        for (const siwuliu::State& closed : all_bets(case_, state)) {
            const odds::Fraction chance = best(closed);
            if (chance > most) most = chance;
        }
        return most;
    }
    odds::Fraction thrown(const siwuliu::State& state) {
        odds::Fraction sum = 0;
        int decisive = 0;
        for (int faces = 0; faces < 216; ++faces) {
            siwuliu::State after = state;
            advance(case_.rules, after, siwuliu::Rolled{1 + faces % 6, 1 + faces / 6 % 6, 1 + faces / 36});
            if (after == state) continue;
            ++decisive;
            sum += best(after);
        }
        return sum / decisive;
    }
    SiwuliuCase case_;
};

bool play_siwuliu(const SiwuliuCase& one, const SiwuliuGoal& goal, chance::DiceStream& dice,
                  std::map<std::pair<int, Cents>, siwuliu::Event>& best) {
    siwuliu::State state = opening(one.rules);
    for (;;) {
        if (const auto ended = result(one, state)) return *ended;
        if (state.phase == siwuliu::Phase::Betting && state.bet == 0) {
            if (all_bets(one, state).empty()) return stays_without_a_bet(one, state);
            const std::pair at{state.round, state.balance};
            if (!best.contains(at)) best[at] = test::best_of(goal.choices(state, state.round - 1)).event;
            advance(one.rules, state, best[at]);
        } else if (state.phase == siwuliu::Phase::Betting) {
            advance(one.rules, state, siwuliu::Stop{});
        } else {
            test::throw_dice(one.rules, state, dice);
        }
    }
}

void play_siwuliu_goals(int goals, int plays) {
    test::check_played_goals<std::map<std::pair<int, Cents>, siwuliu::Event>>(
        goals, plays, 5, [](chance::DiceStream& dice, int) { return siwuliu_case(dice, 500, 12, 12); },
        [](const SiwuliuCase& one) { return SiwuliuGoal::solve(one.rules, one.terms); }, play_siwuliu);
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
        EverySiwuliu every{one};
        const auto goal = SiwuliuGoal::solve(one.rules, one.terms);
        REQUIRE(std::abs(goal->chance() - odds::to_double(every.best(opening(one.rules)))) < test::same_chance);
        for (const auto& [key, known] : every.known)
            REQUIRE(std::abs(goal->now(known.first, known.first.round - 1) - odds::to_double(known.second)) <
                    test::same_chance);
        positions += every.known.size();
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
            if (choices.empty())
                test::throw_dice(one.rules, state, dice);
            else  // also bets that are made in several chips
                advance(one.rules, state, choices[nth(dice.draw(how_many(choices)))].event);
        }
    }
}

TEST_CASE("a goal at sì-wŭ-liù is reached as often as its chance says, by its own choices") {
    play_siwuliu_goals(40, 4000);
}

TEST_SUITE("long") {
    TEST_CASE("a hundred goals at sì-wŭ-liù are reached as often as their chances say, in 100,000 plays each") {
        play_siwuliu_goals(100, 100'000);
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
