// Who sits where at a Pig table in text: names checked, policies made ready, the person's seat drawn.
#pragma once
#include "console/seats.h"
#include "players/pig/policy.h"

namespace boxcars::console {

using PigTable = SeatedTable<pig::Rules>;

// The sheet and the players asked for; nobody named: those of `habit`. Throws Error.
PigTable pig_table(const TableArguments& requests, const session::Players& habit);

// One policy for each seat, none for a person's; `optimal` is solved here.
std::vector<std::optional<players::PigPolicy>> ready_policies(const PigTable& table);

}  // namespace boxcars::console
