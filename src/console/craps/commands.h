// The commands of craps, and who sits at its table: people, and strategies by name or from a file.
#pragma once
#include "console/games.h"
#include "console/requests.h"
#include "players/craps/strategy.h"
#include "session/table_change.h"

namespace boxcars::console {

CheckedTable check_craps_table(const TableArguments& requests);
// Plays a sitting at the table in text. Strategies may play along on the same dice.
void play_craps_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
// Simulates the line game of the classic assignment or, if players are named, their strategies side by side.
void simulate_craps(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
void merge_craps(const std::vector<Part>& parts, bool json, std::ostream& out);  // prints them as one
void craps_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

OptionHelp craps_help();

inline GameVerbs craps_verbs() {
    return {check_craps_table, play_craps_text, simulate_craps, merge_craps, craps_odds, craps_help};
}

// The strategies among `names`, without "human". `given` holds further strategies by name, as JSON
// (session/craps/strategy_file.h). Throws Error for an unknown strategy, and for one that cannot play this sheet.
using GivenStrategies = std::map<std::string, std::string>;
std::vector<players::CrapsStrategy> craps_strategies(const session::Players& names, const craps::Rules& rules,
                                                     const GivenStrategies& given = {});

struct SeatedCraps {
    craps::Rules rules{};
    session::Players players{};                        // the person first, then the strategies
    std::vector<players::CrapsStrategy> strategies{};  // of the players after the person
};
SeatedCraps craps_table(const TableArguments& requests);  // throws Error

}  // namespace boxcars::console
