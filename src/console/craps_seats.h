// Who sits at a craps table: people, and strategies by name or from a file.
#pragma once
#include "console/wishes.h"
#include "players/craps_strategy.h"

namespace boxcars::console {

// "pass_line", or "file:PATH" (craps_plan_file.h says what is in it). Throws Error when there is none such, or when it
// cannot play this sheet.
players::CrapsStrategy craps_strategy(const std::string& name, const craps::Rules& rules);

// "human" is left out. Throws Error.
std::vector<players::CrapsStrategy> craps_strategies(const std::vector<std::string>& names, const craps::Rules& rules);

}  // namespace boxcars::console
