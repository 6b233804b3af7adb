// Who sits at a craps table: people, and strategies by name or from a file.
#pragma once
#include "console/requests.h"
#include "players/craps/strategy.h"
#include "session/table_change.h"

namespace boxcars::console {

// "human" is left out. `given` holds further strategies by name, as JSON (session/craps/strategy_file.h). Throws Error
// for an unknown strategy, and for one that cannot play this sheet.
using GivenStrategies = std::map<std::string, std::string>;
std::vector<players::CrapsStrategy> craps_strategies(const session::Players& names, const craps::Rules& rules,
                                                     const GivenStrategies& given = {});

struct SeatedCraps {
    craps::Rules rules{};
    session::Players players{};                        // the person first, then who sits along
    std::vector<players::CrapsStrategy> strategies{};  // theirs
};
SeatedCraps craps_table(const TableArguments& requests);  // throws Error

}  // namespace boxcars::console
