// Cee-lo as a game for money: a coin is ten dollars. A player owns the coins in the pocket and those on the table,
// which are a bet or, for the banker, the bank.
#pragma once
#include "base/numbers.h"
#include "rules/ceelo/rules.h"
#include "rules/money.h"

namespace boxcars::ceelo {

constexpr Cents coin = 10 * dollar;

inline rules::Money money(const State& state, int player) {
    const Cents pocket = state.coins[nth(player)];
    return {pocket * coin, (worth(state, player) - pocket) * coin};
}
inline rules::BuyIn buy_in(const Rules&) { return {"coins", coin}; }

}  // namespace boxcars::ceelo
