// Cee-lo in the lab: the named policies at one table, in coins. The sheet's `players` is the number of names.
#pragma once
#include "rules/ceelo/rules.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

LabGame lab_ceelo(const ceelo::Rules& rules, std::vector<std::string> players);

}  // namespace boxcars::sim
