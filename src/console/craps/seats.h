// Who sits at a craps table: people, and strategies by name or from a file.
#pragma once
#include "console/requests.h"
#include "players/craps/strategy.h"
#include "session/table_change.h"

namespace boxcars::console {

// "human" is left out. Throws Error for a strategy that is not there, or that cannot play this sheet.
std::vector<players::CrapsStrategy> craps_strategies(const session::Players& names, const craps::Rules& rules);

struct SeatedCraps {
    craps::Rules rules{};
    session::Players players{};                        // the person first, then who sits along
    std::vector<players::CrapsStrategy> strategies{};  // theirs
};
SeatedCraps craps_table(const TableArguments& requests);  // throws Error

}  // namespace boxcars::console
