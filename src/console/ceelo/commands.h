// What the command line can do with cee-lo.
#pragma once
#include "console/games.h"

namespace boxcars::console {

CheckedTable check_ceelo_table(const TableArguments& requests);
// Asks how many play and with how many coins, unless the call says so, and plays until somebody has none left.
void play_ceelo_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
void simulate_ceelo(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
void merge_ceelo(const std::vector<Part>& parts, bool json, std::ostream& out);  // told as one
void ceelo_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

OptionHelp ceelo_help();

inline GameVerbs ceelo_verbs() {
    return {check_ceelo_table, play_ceelo_text, simulate_ceelo, merge_ceelo, ceelo_odds, ceelo_help};
}

}  // namespace boxcars::console
