// The expected result of a settled bet before its dice were thrown, for one unit staked, as doubles from the exact
// odds. Luck is measured against it. Empty for a game or a bet without exact odds.
#pragma once
#include "odds/chain/chain.h"

#include <optional>
#include <string_view>
#include <utility>

namespace boxcars::odds {

struct HandOdds {  // the player's net for one unit staked
    double mean = 0;
    std::optional<double> variance{};  // empty if one throw decides several such bets
    // Net for one unit staked, and its chance. Empty if `variance` is empty.
    std::vector<std::pair<double, double>> results{};
};

HandOdds hand_odds_of(const RoundOdds& odds);

// Whether hand_odds() and hands_as_long() are declared for a game. A game with Rules::has_odds specialises them, and
// this, in its odds.h: a file that asks without including it does not compile.
template <class Rules>
constexpr bool hand_odds_declared = !requires {
    Rules::has_odds;
};

// `bet`: the name that hand_results() of the game uses.
template <class Rules>
std::optional<HandOdds> hand_odds(const Rules&, std::string_view) {
    static_assert(hand_odds_declared<Rules>, "include odds/GAME/odds.h");
    return {};
}

// The chance that a hand takes so many throws or more, from its first throw on. Empty for a game without such hands.
template <class Rules>
std::optional<double> hands_as_long(const Rules&, std::int64_t) {
    static_assert(hand_odds_declared<Rules>, "include odds/GAME/odds.h");
    return {};
}

}  // namespace boxcars::odds
