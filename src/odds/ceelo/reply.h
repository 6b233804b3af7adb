// Cee-lo with a bank: what each amount that may be staked or bet now is worth, over all that the dice can make of this
// round. What is exact: the round, thrown through the rules' own apply(). What is assumed: players who have yet to bet
// share what is left evenly, and a game that goes on after this round is won as often as one owns its coins.
#pragma once
#include "odds/ceelo/odds.h"

#include <span>

namespace boxcars::odds {

struct CeeloChoice {
    int amount = 0;
    double coins = 0;  // expected, after this round
    double wins = 0;   // the chance to win; a shared win counts as its share
};

// One for each amount, from 1 up; empty when nobody decides now. `bet` is of the same rule sheet.
std::vector<CeeloChoice> ceelo_choices(const CeeloBet& bet, const ceelo::Rules& rules, const ceelo::State& state);

// The most wins; of equals (to 12 digits) the smallest amount. requires: not empty
const CeeloChoice& best(std::span<const CeeloChoice> choices);

// An even share of what is left to cover, rounded up, as far as the player on turn has coins. requires: bets are taken
int even_bet(const ceelo::Rules& rules, const ceelo::State& state);

}  // namespace boxcars::odds
