// The coach: what a decision at Pig is worth, and what the decisions of a played game gave away. Exact at two players;
// at larger tables it looks at the best opponent only and says so.
#pragma once
#include "odds/pig/optimal.h"

#include <span>
#include <vector>

namespace boxcars::odds {

// For the player on turn, as chances to win the game.
struct Advice {
    double now = 0;  // with best play from here
    double roll = 0, hold = 0;
    bool may_hold = false;  // false at the start of a turn: the first roll is compulsory
    bool best_is_roll = true;
    bool exact = true;                      // two players
    double given_away(bool rolled) const {  // by rolling, or by holding; never below 0
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
    std::vector<Judged> decisions;  // real ones only: compulsory rolls are left out
    double given_away = 0;          // in all
    int mistakes = 0;               // decisions that gave something away
    int worst = -1;                 // index of the dearest one; -1 when there was none
};

// requires: solution.answers(rules)
Review review(const PigSolution& solution, const pig::Rules& rules, std::span<const PigDecision> decisions);

}  // namespace boxcars::odds
