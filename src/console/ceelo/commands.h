// The commands of cee-lo, and the players at its table in text.
#pragma once
#include "console/games.h"
#include "rules/ceelo/rules.h"

namespace boxcars::console {

// Asks for the players and coins that the options leave open, and plays until somebody has no coins left.
void play_ceelo_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
void simulate_ceelo(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
std::vector<SimulationKind> ceelo_simulations();
void ceelo_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

template <>
GameCommands commands_of<ceelo::Rules>();

// The sheet and the players from the options. `habit`: the players if the options name none. Throws Error.
session::TableSetup ceelo_table(const TableArguments& requests, const session::Players& habit);

}  // namespace boxcars::console
