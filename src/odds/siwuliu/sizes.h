// Sì-wŭ-liù: what a bet of one size brings in the round that is played, by the purses as they stand: a bank that cannot
// pay every multiple makes a large bet worth less than a small one. Every throw goes through the rules' own advance().
#pragma once
#include "odds/fraction.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::odds {

// Cents, above 0 for the player, with `more` on top of what is bet already. requires: bets are taken; it may be bet
Fraction mean_of_bet(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);

}  // namespace boxcars::odds
