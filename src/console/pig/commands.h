// The commands of Pig, and the players at its table in text.
#pragma once
#include "console/games.h"
#include "players/pig/policy.h"

namespace boxcars::console {

// Plays a game or a match in the format of the classic transcript, byte for byte.
void play_pig_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
void simulate_pig(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
void merge_pig(const std::vector<Part>& parts, bool json, std::ostream& out);  // prints them as one simulation
void pig_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

template <>
GameCommands commands_of<pig::Rules>();

// The sheet and the players from the options. `habit`: the players if the options name none. Throws Error.
session::TableSetup pig_table(const TableArguments& requests, const session::Players& habit);

}  // namespace boxcars::console
