#include "odds/pig/turn.h"

#include "base/check.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

pig::State mid_turn(int own, int other, int turn_total) {
    pig::State state;
    state.turn = 0;
    state.scores[0] = own;
    state.scores[1] = other;
    state.turn_total = turn_total;
    state.rolls = turn_total > 0 ? 1 : 0;
    return state;
}

bool same_scores(const pig::State& a, const pig::State& b) { return a.scores == b.scores; }

bool holding_wins(const pig::Rules& rules, int own, int turn_total) {
    const pig::State next = apply(rules, mid_turn(own, 0, turn_total), pig::Hold{}).next;
    BOXCARS_CHECK(next.scores[0], ==, own + turn_total, "a hold banks the turn total, no more and no less");
    return over(rules, next);
}

// The faces as one position sees them. Nothing but the die's own numbers may differ at another position.
PigTurn ask_faces(const pig::Rules& rules, const pig::State& state) {
    PigTurn turn;
    turn.sides = dice_wanted(rules, state).sides;
    for (int face = 1; face <= turn.sides; ++face) {
        const std::array faces{face};
        const pig::State next = apply(rules, state, thrown(rules, faces)).next;
        BOXCARS_CHECK(same_scores(state, next) && !over(rules, next), ==, true,
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

PigTurn ask_turn(const pig::Rules& rules) {
    pig::Rules two = rules;
    two.players = 2;
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

Fraction turn_busts(const PigTurn& turn, int held_at) {
    std::vector<Fraction> lost(static_cast<std::size_t>(std::max(held_at, 0)));  // indexed by turn total
    for (int total = held_at - 1; total >= 0; --total) {
        Fraction sum = turn.busts;
        for (const int add : turn.adds)
            if (total + add < held_at) sum += lost[static_cast<std::size_t>(total + add)];
        lost[static_cast<std::size_t>(total)] = sum / turn.sides;
    }
    return lost.empty() ? Fraction{0} : lost.front();
}

}  // namespace boxcars::odds
