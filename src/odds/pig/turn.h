// What one turn of Pig can do, asked of the rules themselves. Solver and pairing use this and no rule of their own. A
// rule that this cannot express (such as a bust that costs banked points) stops the program instead of being missed.
#pragma once
#include "odds/fraction.h"
#include "rules/pig/rules.h"

#include <vector>

namespace boxcars::odds {

struct PigTurn {
    int goal = 0;           // the least score that wins if held
    int sides = 0;          // faces of the die, all equally likely
    int busts = 0;          // how many end the turn with nothing
    std::vector<int> adds;  // what each other face adds to the turn total, ascending
};

PigTurn ask_turn(const pig::Rules& rules);
// The chance of a bust for a player who holds at that total or more.
Fraction turn_busts(const PigTurn& turn, int held_at);

}  // namespace boxcars::odds
