// What the command line can do with Craps.
#pragma once
#include "console/games.h"

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

}  // namespace boxcars::console
