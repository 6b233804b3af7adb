// What the command line can do with Pig.
#pragma once
#include "console/games.h"
#include "console/seats.h"
#include "players/pig/policy.h"

namespace boxcars::console {

CheckedTable check_pig_table(const TableArguments& requests);
// One game or a match in the classic transcript's format: prompts, tabs and spacing to the byte.
void play_pig_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
void simulate_pig(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
void merge_pig(const std::vector<Part>& parts, bool json, std::ostream& out);  // told as one
void pig_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

OptionHelp pig_help();

inline GameVerbs pig_verbs() { return {check_pig_table, play_pig_text, simulate_pig, merge_pig, pig_odds, pig_help}; }

// Who sits where at a Pig table in text: names checked, policies made ready, the person's seat drawn.
using PigTable = SeatedTable<pig::Rules>;

// The sheet and the players asked for; nobody named: those of `habit`. Throws Error.
PigTable pig_table(const TableArguments& requests, const session::Players& habit);

// One policy for each seat, none for a person's; `optimal` is solved here.
std::vector<std::optional<players::PigPolicy>> ready_policies(const PigTable& table);

}  // namespace boxcars::console
