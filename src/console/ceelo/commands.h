// What the command line can do with cee-lo.
#pragma once
#include "console/games.h"
#include "console/seats.h"
#include "rules/ceelo/rules.h"

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

// Who sits where at a cee-lo table in text.
using CeeloTable = SeatedTable<ceelo::Rules>;

extern const session::Players ceelo_company;  // one person and a computer player of every temper

// The sheet and the players asked for; nobody named: those of `habit`. Throws Error.
CeeloTable ceelo_table(const TableArguments& requests, const session::Players& habit);

}  // namespace boxcars::console
