// What the command line can do with Craps.
#pragma once
#include "console/games.h"
#include "console/requests.h"
#include "players/craps/strategy.h"
#include "session/table_change.h"

namespace boxcars::console {

CheckedTable check_craps_table(const TableArguments& requests);
// The table in words: bets, throws, receipts; strategies may sit along.
void play_craps_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
// The line game of the classic assignment, or with players named, their strategies side by side.
void simulate_craps(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
void merge_craps(const std::vector<Part>& parts, bool json, std::ostream& out);  // told as one
void craps_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

OptionHelp craps_help();

inline GameVerbs craps_verbs() {
    return {check_craps_table, play_craps_text, simulate_craps, merge_craps, craps_odds, craps_help};
}

// Who sits at a craps table: people, and strategies by name or from a file.
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
