// Craps as a game for money: the chips in the rack and those on the felt, including commission paid in advance.
#pragma once
#include "rules/craps/rules.h"
#include "rules/money.h"

namespace boxcars::craps {

inline rules::Money money(const State& state, int) { return {state.bankroll, on_table(state)}; }
inline rules::BuyIn buy_in(const Rules&) { return {"bankroll", dollar}; }

}  // namespace boxcars::craps
