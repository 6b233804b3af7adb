// Sì-wŭ-liù as a game for money: the player's balance and the bet.
#pragma once
#include "rules/money.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::siwuliu {

inline rules::Money money(const State& state, int) { return {state.balance, state.bet}; }
inline rules::BuyIn buy_in(const Rules&) { return {"balance", 1}; }

}  // namespace boxcars::siwuliu
