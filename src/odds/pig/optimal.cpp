// Reads chances and decisions from a solution, which solver.cpp computes.
#include "odds/pig/optimal.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

pig::State mid_turn(int own, int other, int turn_total) {
    return {.scores = {own, other}, .turn = 0, .turn_total = turn_total, .rolls = turn_total > 0};
}

bool holding_wins(const pig::Rules& rules, int own, int turn_total) {
    const pig::State next = apply(rules, mid_turn(own, 0, turn_total), pig::Hold{}).next;
    BOXCARS_CHECK(next.scores[0], ==, own + turn_total, "a hold banks the turn total, no more and no less");
    return over(rules, next);
}

// Asks the rules what each face of the die does at one position. ask_turn() checks that other positions agree.
PigTurn ask_faces(const pig::Rules& rules, const pig::State& state) {
    PigTurn turn;
    turn.sides = dice_wanted(rules, state).sides;
    for (int face = 1; face <= turn.sides; ++face) {
        const std::array faces{face};
        const pig::State next = apply(rules, state, thrown(rules, faces)).next;
        BOXCARS_CHECK(state.scores == next.scores && !over(rules, next), ==, true,
                      "a roll banks nothing and wins nothing");
        if (next.turn != state.turn)
            ++turn.busts;
        else
            turn.adds.push_back(next.turn_total - state.turn_total);
    }
    std::sort(turn.adds.begin(), turn.adds.end());
    return turn;
}

}  // namespace

pig::Rules for_two(pig::Rules rules) {
    rules.players = 2;
    return rules;
}

PigTurn ask_turn(const pig::Rules& rules) {
    BOXCARS_CHECK(favours_a_seat(rules), ==, false, "the turns of all players are alike");
    const pig::Rules two = for_two(rules);
    PigTurn turn = ask_faces(two, mid_turn(0, 0, 0));
    turn.goal = 1;
    while (!holding_wins(two, 0, turn.goal)) ++turn.goal;
    const int most = turn.goal - 1;
    for (const auto& probe :
         {mid_turn(most, most, 0), mid_turn(0, most, most), mid_turn(most / 2, most / 3, most / 2)}) {
        const PigTurn there = ask_faces(two, probe);
        BOXCARS_CHECK(there.busts, ==, turn.busts, "a face means the same at every score");
        BOXCARS_CHECK(there.adds == turn.adds, ==, true, "a face adds the same at every score");
    }
    for (int own = 0; own < turn.goal; ++own) {
        BOXCARS_CHECK(holding_wins(two, own, turn.goal - own), ==, true, "the goal is a score, however it was reached");
        if (turn.goal - own > 1)
            BOXCARS_CHECK(holding_wins(two, own, turn.goal - own - 1), ==, false,
                          "a score short of the goal wins nothing");
    }
    BOXCARS_CHECK(turn.adds.empty() ? 1 : turn.adds.front(), >=, 1, "a roll that does not bust makes way");
    return turn;
}

std::vector<PigSolution::TurnChoice> PigSolution::turn(int own, int other) const {
    const double bust = 1 - win_at_start(other, own);
    const int left = turn_.goal - own;
    std::vector<TurnChoice> choices(nth(left) + 1);
    for (int k = left; k >= 0; --k) {
        double sum = turn_.busts * bust;
        for (const int add : turn_.adds) sum += k + add >= left ? 1 : choices[nth(k + add)].best();
        const double hold = k >= left ? 1 : 1 - win_at_start(other, own + k);
        choices[nth(k)] = {sum / turn_.sides, hold, best_is_roll(own, other, k)};
    }
    return choices;
}

double PigSolution::win(int own, int other, int turn_total) const {
    if (turn_total >= turn_.goal - own) return 1;
    if (turn_total == 0) return win_at_start(own, other);
    return best_is_roll(own, other, turn_total) ? win_after_roll(own, other, turn_total)
                                                : win_after_hold(own, other, turn_total);
}

double PigSolution::win_after_roll(int own, int other, int turn_total) const {
    return turn(own, other)[nth(std::min(turn_total, turn_.goal - own))].roll;
}

double PigSolution::win_after_hold(int own, int other, int turn_total) const {
    return turn_total >= turn_.goal - own ? 1 : 1 - win_at_start(other, own + turn_total);
}

bool PigSolution::best_is_roll(int own, int other, int turn_total) const {
    if (turn_total >= turn_.goal - own) return false;
    const auto k = nth(turn_total);
    return (decisions_[row(own, other) + k / 64] >> (k % 64) & 1) != 0;
}

PigSolution solve_pig(const pig::Rules& rules) { return *solve_pig(rules, {}, {}); }

Advice advise(const PigSolution& solution, const pig::Rules& rules, const pig::State& state) {
    BOXCARS_CHECK(solution.answers(rules), ==, true, "the coach looks at the solution of the sheet being played");
    BOXCARS_CHECK(state.turn, >=, 0, "somebody is on turn");
    const int own = state.scores[nth(state.turn)];
    if (over(rules, state)) return {1, 1, 1, false, false, rules.players == 2};
    const int other = best_opponent_score(rules, state);
    Advice advice;
    advice.roll = solution.win_after_roll(own, other, state.turn_total);
    advice.hold = solution.win_after_hold(own, other, state.turn_total);
    advice.may_hold = !refusal(rules, state, pig::Hold{});
    advice.best_is_roll = !advice.may_hold || solution.best_is_roll(own, other, state.turn_total);
    advice.now = advice.best_is_roll ? advice.roll : advice.hold;
    advice.exact = rules.players == 2;
    return advice;
}

}  // namespace boxcars::odds
