// Pig in the lab: the named policies at one table. Everybody brings a number of stakes and puts one into every pot. A
// round is a game. The sheet's `players` is the number of names.
#pragma once
#include "rules/pig/rules.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

constexpr int most_lab_stakes = 100'000;

LabGame lab_pig(const pig::Rules& rules, std::vector<std::string> players, int stakes = 20);

}  // namespace boxcars::sim
