// Cee-lo with a bank: an estimate of what each amount that may be staked or bet now is worth, over all that the dice
// can make of this round. The round is exact, thrown through the rules' own apply(). Two things are assumed: players
// who have yet to bet share what is left evenly, and a player wins a game that goes on after this round with a chance
// equal to his share of its coins. equilibrium.h solves small games without these assumptions.
#pragma once
#include "odds/ceelo/odds.h"

#include <span>

namespace boxcars::odds {

struct CeeloChoice {
    int amount = 0;
    double coins = 0;    // expected, after this round
    double wins = 0;     // the chance to win; a shared win counts as its share
    bool exact = false;  // `wins` is solved to the end of the game (equilibrium.h); otherwise it is an estimate
};

// One for each amount, from 1 up; empty when nobody decides now. `bet` is of the same rule sheet.
std::vector<CeeloChoice> ceelo_choices(const CeeloBet& bet, const ceelo::Rules& rules, const ceelo::State& state);

// The most wins; of equals (to 12 digits) the smallest amount. requires: not empty
const CeeloChoice& best(std::span<const CeeloChoice> choices);

// An even share of what is left to cover, rounded up, as far as the player on turn has coins. requires: bets are taken
int even_bet(const ceelo::Rules& rules, const ceelo::State& state);

}  // namespace boxcars::odds
