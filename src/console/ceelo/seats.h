// Who sits where at a cee-lo table in text.
#pragma once
#include "console/seats.h"
#include "rules/ceelo/rules.h"

namespace boxcars::console {

using CeeloTable = SeatedTable<ceelo::Rules>;

extern const session::Players ceelo_company;  // one person and a computer player of every temper

// The sheet and the players asked for; nobody named: those of `habit`. Throws Error.
CeeloTable ceelo_table(const TableArguments& requests, const session::Players& habit);

}  // namespace boxcars::console
