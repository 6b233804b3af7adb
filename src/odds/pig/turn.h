// What one turn of Pig can do, asked of the rules themselves: solving and pairing walk this and know no rule.
// A rule that this cannot express (a bust that costs banked points, say) stops the program instead of being missed.
#pragma once
#include "odds/fraction.h"
#include "rules/pig/rules.h"

#include <vector>

namespace boxcars::odds {

struct PigTurn {
    int goal = 0;           // the least score that wins when it is held
    int sides = 0;          // faces of the die, each as likely as the next
    int busts = 0;          // how many of them end the turn with nothing
    std::vector<int> adds;  // what each of the others adds to the turn total, ascending
};

PigTurn ask_turn(const pig::Rules& rules);
Fraction turn_busts(const PigTurn& turn, int held_at);  // the chance that it brings nothing; held at that total or more

}  // namespace boxcars::odds
