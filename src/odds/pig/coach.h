// The coach at Pig: what a decision is worth, and what the decisions of a played game gave away. Exact for two players.
// At larger tables it looks at the best opponent only and says so.
#pragma once
#include "odds/pig/optimal.h"

#include <span>
#include <vector>

namespace boxcars::odds {

// The player on turn's chances to win the game.
struct Advice {
    double now = 0;  // with best play from here
    double roll = 0, hold = 0;
    bool may_hold = false;  // false at the start of a turn: the first roll is compulsory
    bool best_is_roll = true;
    bool exact = true;                      // true for two players
    double given_away(bool rolled) const {  // given away by rolling, or by holding; never below 0
        const double lost = now - (rolled ? roll : hold);
        return may_hold && lost > 0 ? lost : 0;
    }
};

// requires: solution.answers(rules); a player is on turn
Advice advise(const PigSolution& solution, const pig::Rules& rules, const pig::State& state);

struct PigDecision {
    pig::State state;  // as the player saw it
    bool rolled = true;
};
struct Judged {
    PigDecision decision;
    Advice advice;
    double given_away = 0;
};
struct Review {
    std::vector<Judged> decisions;  // without compulsory rolls
    double given_away = 0;          // the sum over all decisions
    int mistakes = 0;               // decisions that gave something away
    int worst = -1;                 // the index of the decision that gave away most; -1: none
};

// requires: solution.answers(rules)
Review review(const PigSolution& solution, const pig::Rules& rules, std::span<const PigDecision> decisions);

}  // namespace boxcars::odds
