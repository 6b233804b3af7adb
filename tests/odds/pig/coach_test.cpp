// What a decision is worth, and what a played game gave away.
#include "odds/pig/optimal.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using odds::Advice;
using odds::PigDecision;

namespace {

const odds::PigSolution& standard() {
    static const odds::PigSolution solution = odds::solve_pig(pig::Rules{});
    return solution;
}

pig::State on_turn(int own, int other, int turn_total, int rolls = 1) {
    pig::State state;
    state.turn = 1;
    state.scores = {other, own};
    state.turn_total = turn_total;
    state.rolls = turn_total > 0 ? rolls : 0;
    return state;
}
Advice advise(const pig::State& state) { return odds::advise(standard(), pig::Rules{}, state); }

}  // namespace

TEST_CASE("at 41 against 49 with 27 at risk the coach says roll, with 28 hold") {
    const Advice at_27 = advise(on_turn(41, 49, 27));
    CHECK(at_27.best_is_roll);
    CHECK(at_27.roll > at_27.hold);
    CHECK(at_27.now == at_27.roll);
    CHECK(at_27.exact);
    const Advice at_28 = advise(on_turn(41, 49, 28));
    CHECK_FALSE(at_28.best_is_roll);
    CHECK(at_28.now == at_28.hold);
}

TEST_CASE("the best decision gives nothing away, the other gives the difference away") {
    const Advice advice = advise(on_turn(0, 0, 40));
    CHECK(advice.given_away(false) == 0);
    CHECK(advice.given_away(true) == advice.hold - advice.roll);
    CHECK(advice.given_away(true) > 0.02);
}

TEST_CASE("the compulsory roll is not a decision and gives nothing away") {
    const Advice advice = advise(on_turn(30, 60, 0));
    CHECK_FALSE(advice.may_hold);
    CHECK(advice.best_is_roll);
    CHECK(std::abs(advice.now - standard().win(30, 60, 0)) < 1e-15);
    CHECK(advice.given_away(true) == 0);
}

TEST_CASE("holding at the goal is certain, rolling on there gives something away") {
    const Advice advice = advise(on_turn(95, 99, 5));
    CHECK(advice.now == 1);
    CHECK(advice.hold == 1);
    CHECK(std::abs(advice.given_away(true) - (1.0 / 6) * standard().win(99, 95, 0)) < 1e-15);
}

TEST_CASE("a won game is won") {
    const auto won = apply(pig::Rules{}, on_turn(95, 99, 5), pig::Hold{}).next;
    CHECK(advise(won).now == 1);
    CHECK_FALSE(advise(won).may_hold);
}

TEST_CASE("at a table of three the coach looks at the best opponent, and says that this is not exact") {
    const pig::Rules three{100, 1, 6, 3};
    pig::State state = on_turn(41, 12, 27);
    state.scores[2] = 49;
    const Advice advice = odds::advise(standard(), three, state);
    CHECK_FALSE(advice.exact);
    CHECK(advice.now == advise(on_turn(41, 49, 27)).now);
}

TEST_CASE("a review adds up what the decisions gave away, and names the dearest") {
    const std::vector<PigDecision> played{
        {on_turn(0, 0, 0), true},      // compulsory
        {on_turn(0, 0, 10), true},     // right
        {on_turn(0, 0, 40), true},     // much too greedy
        {on_turn(41, 49, 27), false},  // a close call missed
        {on_turn(90, 10, 10), false},  // wins
    };
    const auto review = odds::review(standard(), pig::Rules{}, played);
    CHECK(review.decisions.size() == 4);
    CHECK(review.mistakes == 2);
    CHECK(review.worst == 1);
    CHECK(review.decisions[0].given_away == 0);
    CHECK(review.given_away == review.decisions[1].given_away + review.decisions[2].given_away);
    CHECK(odds::review(standard(), pig::Rules{}, {}).worst == -1);
}
