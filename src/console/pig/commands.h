// The commands of Pig, and the players at its table in text.
#pragma once
#include "console/games.h"
#include "players/pig/policy.h"

namespace boxcars::console {

// Plays a game or a match in the format of the classic transcript, byte for byte.
void play_pig_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
void pig_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

template <>
GameCommands commands_of<pig::Rules>();

}  // namespace boxcars::console
