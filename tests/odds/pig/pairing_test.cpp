// One way of playing Pig against another: published chances, and games walked as chains through the rules.
#include "odds/pig/pairing.h"
#include "chance/dice_stream.h"
#include "odds/chain/chain.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace boxcars;
using odds::hold_at;
using odds::HoldRule;
using odds::PigPlayer;
using odds::PigPosition;
using odds::to_double;

namespace {

HoldRule bolder_from_the_third() {  // looks at its own held turns, two of them
    return {[](const PigPosition& at) { return at.turn_total >= (at.holds < 2 ? 3 : 5); }, 2, false};
}
HoldRule chaser() {  // looks at everything
    return {[](const PigPosition& at) { return at.turn_total + at.own + at.holds >= at.other + 2; }, 4, true};
}
HoldRule best_play(const odds::PigSolution& solution) {
    return {[&](const PigPosition& at) { return !solution.best_is_roll(at.own, at.other, at.turn_total); }, 0, true};
}

double chance_of_first(const pig::Rules& rules, const HoldRule& first, const HoldRule& second) {
    return first_wins(PigPlayer{rules, first}, PigPlayer{rules, second});
}

// The same game as a chain, through the rules: it ends in 1 when the first to move has won.
odds::Chain match(const pig::Rules& rules, const HoldRule& first, const HoldRule& second) {
    pig::State start = opening(rules);
    advance(rules, start, pig::Begin{0});
    const auto decide = [&](const pig::State& state) -> std::optional<pig::Event> {
        const auto turn = static_cast<std::size_t>(state.turn);
        const HoldRule& rule = turn == 0 ? first : second;
        const PigPosition at{state.scores[turn], state.scores[1 - turn], state.turn_total,
                             std::min(state.holds[turn], rule.holds_seen)};
        const bool there = at.own + at.turn_total >= rules.goal;
        if (at.turn_total > 0 && (there || rule.holds(at))) return pig::Hold{};
        return {};
    };
    const auto ends = [&](const pig::State& state) -> std::optional<odds::End> {
        if (!over(rules, state)) return {};
        return odds::End{state.winner == 0, 1};
    };
    const auto seen = [](const pig::State& state) {
        return std::tuple{state.scores[0],  state.scores[1], state.turn,
                          state.turn_total, state.holds[0],  state.holds[1]};
    };
    return odds::walk(rules, start, decide, ends, seen);
}

// Adds what every sequence of faces scores, from a position and with the chance of getting there.
void enumerate(const pig::Rules& rules, const HoldRule& rule, const PigPosition& at, double chance,
               std::map<int, double>& scores) {
    if (at.own + at.turn_total >= rules.goal || (at.turn_total > 0 && rule.holds(at))) {
        scores[at.turn_total] += chance;
        return;
    }
    for (int face = 1; face <= rules.sides; ++face)
        if (face == rules.pig_face)
            scores[0] += chance / rules.sides;
        else
            enumerate(rules, rule, {at.own, at.other, at.turn_total + face, at.holds}, chance / rules.sides, scores);
}

}  // namespace

TEST_CASE("on thirty random sheets a turn scores what every sequence of faces says") {
    chance::DiceStream dice{48, 14};
    const HoldRule rules_of_play[] = {hold_at(9), bolder_from_the_third(), chaser()};
    for (int sheet = 0; sheet < 30; ++sheet) {
        pig::Rules rules{.goal = 2 + dice.draw(14), .pig_face = 1 + dice.draw(6), .sides = 2 + dice.draw(5)};
        rules.pig_face = std::min(rules.pig_face, rules.sides);
        const PigPosition from{dice.draw(rules.goal), dice.draw(rules.goal), dice.draw(4), dice.draw(4)};
        const HoldRule& rule = rules_of_play[sheet % 3];
        std::map<int, double> scores{{0, 0.0}};
        enumerate(rules, rule, from, 1, scores);
        const auto turn = odds::turn_outcomes<odds::Fraction>(rules, rule, from);
        CHECK(to_double(turn.nothing) == doctest::Approx(scores[0]));
        CHECK(turn.held.size() == scores.size() - 1);
        for (const auto& [points, chance] : turn.held) CHECK(to_double(chance) == doctest::Approx(scores[points]));
    }
    CHECK(odds::turn_outcomes<odds::Fraction>({}, hold_at(3), {}).nothing ==
          odds::fraction(1, 6) + odds::fraction(1, 36));  // a 2 is thrown on from
    const auto at_20 = odds::turn_outcomes<odds::Fraction>({}, hold_at(20), {});
    CHECK(to_double(at_20.nothing) == doctest::Approx(0.624541).epsilon(1e-6));
    CHECK(to_double(at_20.held.front().second) == doctest::Approx(0.099713).epsilon(1e-5));
    CHECK(to_double(at_20.held.back().second) == doctest::Approx(0.017173).epsilon(1e-4));
    CHECK(odds::turn_outcomes<double>({}, hold_at(20), {}).mean == doctest::Approx(to_double(at_20.mean)));
}

TEST_CASE("optimal play against itself is worth what the solution says") {
    for (const auto& rules : {pig::Rules{}, pig::Rules{60, 3, 6, 2}, pig::Rules{40, 1, 10, 2}}) {
        const auto solution = odds::solve_pig(rules);
        CHECK(std::abs(chance_of_first(rules, best_play(solution), best_play(solution)) -
                       solution.first_player_wins()) < 1e-13);
    }
}

TEST_CASE("no rule does better against optimal play than optimal play itself") {
    const pig::Rules rules{60, 1, 6, 2};
    const auto solution = odds::solve_pig(rules);
    for (int least = 1; least <= 60; least += 7) {
        CHECK(chance_of_first(rules, hold_at(least), best_play(solution)) < solution.first_player_wins());
        CHECK(chance_of_first(rules, best_play(solution), hold_at(least)) > solution.first_player_wins());
    }
}

TEST_CASE("pairings come out as the games do when they are walked as chains, for any goal, die and pig") {
    for (const auto& rules : {pig::Rules{7, 1, 6, 2}, pig::Rules{6, 2, 3, 2}, pig::Rules{5, 2, 2, 2},
                              pig::Rules{8, 1, 6, 2}, pig::Rules{9, 3, 4, 2}, pig::Rules{7, 8, 8, 2}}) {
        const std::vector<HoldRule> ways{hold_at(1), hold_at(4), hold_at(50), bolder_from_the_third(), chaser()};
        for (std::size_t a = 0; a < ways.size(); a += 2)
            for (const auto& b : ways) {
                const odds::Chain chain = match(rules, ways[a], b);
                const double wins = to_double(round_odds(chain, solve(chain)).edge);
                CHECK(std::abs(chance_of_first(rules, ways[a], b) - wins) < 1e-14);
            }
    }
}

TEST_CASE("a rule that says it never looks at the other's score comes out the same when it does not say so") {
    HoldRule shy = hold_at(20), open = hold_at(20);
    open.sees_other = true;
    for (const pig::Rules& rules : {pig::Rules{}, pig::Rules{320, 1, 6, 2}}) {  // 320 has no table of turns
        open.holds_seen = rules.goal == 100 ? 2 : 0;
        const HoldRule other = hold_at(rules.goal == 100 ? 25 : 60);
        CHECK(std::abs(chance_of_first(rules, shy, other) - chance_of_first(rules, open, other)) < 1e-14);
    }
}

TEST_CASE("two players who all but never hold are still told apart") {
    const pig::Rules coin{50, 2, 2, 2};  // heads adds one: rolling for the goal succeeds once in 2^50 turns
    const double p = std::pow(0.5, 50);
    CHECK(std::abs(chance_of_first(coin, hold_at(50), hold_at(50)) - 1 / (2 - p)) < 1e-14);
    CHECK(chance_of_first(coin, hold_at(49), hold_at(50)) < chance_of_first(coin, hold_at(48), hold_at(50)));
}
