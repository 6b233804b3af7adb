// Sì-wŭ-liù: what a bet of one size brings in the round that is played, by the purses as they stand, and what the size
// of a bet gave away: a bank that cannot pay every multiple makes a large bet worth less than a small one. Every throw
// goes through the rules' own advance().
//
// What was given away: cents, on the mean. Where some size brings something, a size is measured against the one that
// brings most. Where none does, only against the one of which the smallest share is lost: whoever plays at a house's
// table pays for it by the cent, and bets no worse by betting more.
#pragma once
#include "odds/fraction.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::odds {

// Cents, above 0 for the player, with `more` on top of what is bet already. requires: bets are taken; it may be bet
Fraction mean_of_bet(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);

struct SiwuliuJudged {
    Cents bet = 0, better = 0;   // the same where nothing was better; of equals the smallest
    Fraction mean, better_mean;  // cents, of each
    bool by_share = false;       // no size brings anything
    Fraction given_away;         // cents, on the mean; never below 0
};
// requires: nothing is bet yet; that may be bet
SiwuliuJudged judge(const siwuliu::Rules& rules, const siwuliu::State& state, Cents bet);

}  // namespace boxcars::odds
