// Sì-wŭ-liù: what a bet of one size brings in the round being played, with the purses as they are, and what the size of
// a bet gave away. A bank that cannot pay every multiple makes a large bet worth less than a small one. Every throw
// goes through the rules' own advance().
//
// What was given away: mean cents. If some size brings a gain, a size is measured against the one that brings most.
// Otherwise it is measured against the one that loses the smallest share: at a house's table every cent bet costs its
// share, and a larger bet is no worse.
#pragma once
#include "odds/fraction.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::odds {

// Cents, above 0 for the player, with `more` on top of the present bet. requires: bets are taken; that may be bet
Fraction mean_of_bet(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);

struct SiwuliuJudged {
    Cents bet = 0, better = 0;   // equal if nothing was better; among equals the smallest
    Fraction mean, better_mean;  // mean cents of each
    bool by_share = false;       // no size brings a gain
    Fraction given_away;         // mean cents; never below 0
};
// requires: nothing is bet yet; `bet` is allowed
SiwuliuJudged judge(const siwuliu::Rules& rules, const siwuliu::State& state, Cents bet);

}  // namespace boxcars::odds
