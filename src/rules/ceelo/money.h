// Cee-lo: a coin is ten dollars. A player has what is in the pocket, and on the table a bet or, as the banker, the
// bank.
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
