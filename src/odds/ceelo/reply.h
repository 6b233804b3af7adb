// Cee-lo with a bank: an estimate of what each amount that may be staked or bet now is worth, over all results of the
// dice in this round. The round is exact, thrown through the rules' own apply(). Two things are assumed: players who
// have yet to bet each cover an even share of the rest, and a player wins a game that goes on after this round with a
// chance equal to his share of its coins.
#pragma once
#include "odds/ceelo/odds.h"

#include <span>

namespace boxcars::odds {

struct CeeloChoice {
    int amount = 0;
    double coins = 0;  // mean after this round
    double wins = 0;   // estimated chance to win; a shared win counts as its share
};

// One choice for each amount, from 1 up; empty if no decision is due. `bet` belongs to the same rule sheet.
std::vector<CeeloChoice> ceelo_choices(const CeeloBet& bet, const ceelo::Rules& rules, const ceelo::State& state);

// The choice that wins most often; among equals (to 12 digits) the smallest amount. requires: not empty
const CeeloChoice& best(std::span<const CeeloChoice> choices);

// An even share of what is left to cover, rounded up, but at most the coins of the player on turn. requires: a bet may
// be made now
int even_bet(const ceelo::Rules& rules, const ceelo::State& state);

// The coach at cee-lo: compares what each size of a stake or a bet brings, and says what a chosen size gave away.
// Everything comes from ceelo_choices().
//
// What a size gives away is how many more coins the best size brings on average. The best size is the one with the most
// coins among those that win the game at least as often: giving up coins for a better chance to win is no mistake.
struct CeeloJudged {
    CeeloChoice chosen, better;  // the same amount if nothing was better
    bool alike = false;          // all sizes are equally good
    double given_away = 0;       // mean coins; never below 0
};
// requires: 1 <= amount <= choices.size()
CeeloJudged judge(std::span<const CeeloChoice> choices, int amount);

// The size to compare `amount` with: a better size; otherwise one that brings more coins and wins less often, or wins
// more often and brings fewer coins; otherwise nullptr.
const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount);

}  // namespace boxcars::odds
