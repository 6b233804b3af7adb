// All chips there are at a table, in the games whose chips only change hands.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/siwuliu/rules.h"

#include <numeric>

namespace any_game {

inline std::int64_t all_chips(const boxcars::ceelo::State& state) {
    return std::accumulate(state.coins.begin(), state.coins.end(), std::int64_t{state.bank}) +
           std::accumulate(state.bets.begin(), state.bets.end(), std::int64_t{0});
}
inline std::int64_t all_chips(const boxcars::siwuliu::State& state) { return state.bank + state.balance + state.bet; }

}  // namespace any_game
