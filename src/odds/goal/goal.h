// The chance to reach a goal by best play within a number of throws, rounds or games. Each game has a class in this
// folder that solves it by backward induction over the throws, rounds or games left. Every result of the dice comes
// from the rules' own apply() or advance(). Chances are doubles, each within `goal_error` of the truth.
#pragma once
#include "rules/goal.h"

#include <vector>

namespace boxcars::odds {

constexpr double goal_error = 1e-9;

using rules::GoalKind;
using rules::GoalTerms;
using rules::StakeLimits;

// A decision and the chance of the goal with best play after it.
template <class Event>
struct GoalChoice {
    Event event;
    double chance = 0;
};

}  // namespace boxcars::odds
