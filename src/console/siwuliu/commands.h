// The commands of sì-wŭ-liù.
#pragma once
#include "console/games.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::console {

// Plays one round, or several with the remaining money, in the words of the written example.
void play_siwuliu_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
void simulate_siwuliu(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
std::vector<SimulationKind> siwuliu_simulations();
// Says whom a sheet favours and by how much; for one that favours the player, a second line names a fair sheet.
std::string siwuliu_favours(const siwuliu::Rules& rules);
void siwuliu_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

template <>
GameCommands commands_of<siwuliu::Rules>();

}  // namespace boxcars::console
