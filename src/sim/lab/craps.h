// Craps in the lab: strategies on the same dice, each with its own purse, in cents. A round is a throw; the last hand
// is played to its end.
#pragma once
#include "players/craps/strategy.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

LabGame lab_craps(const craps::Rules& rules, std::vector<players::CrapsStrategy> players);

}  // namespace boxcars::sim
