// What the command line can do with Craps.
#pragma once
#include "console/games.h"

namespace boxcars::console {

CheckedTable check_craps_table(const TableWishes& wishes);
// The line game of the classic assignment, or with players named, their strategies side by side.
void simulate_craps(const SimulateWishes& wishes, std::ostream& out, std::ostream& err);
void craps_odds(const OddsWishes& wishes, std::ostream& out, std::ostream& err);

}  // namespace boxcars::console
