// Asking for a bet of craps by its name: what the tests of its odds have in common.
#pragma once
#include "odds/craps/by_hand.h"
#include "odds/craps/odds.h"

namespace boxcars::by_hand {

inline const odds::BetOdds& named(const odds::CrapsOdds& odds, std::string_view bet) {
    for (const auto& one : odds.bets)
        if (one.bet == bet) return one;
    throw Error{"no bet " + std::string{bet}};
}
inline odds::BetOdds bet(const Rules& rules, std::string_view name) {
    return odds::odds_of(rules, craps::spot_from(name).value()).value();
}
inline std::string edge(const Rules& rules, std::string_view name) {
    return odds::to_text(bet(rules, name).edge_per_bet);
}

}  // namespace boxcars::by_hand
