// A whole game of sì-wŭ-liù, one player against the bank, with the same bet round after round: who breaks whom. Every
// round goes through the rules' own advance(), limits of bank and balance among them; this room knows no pay-out.
#pragma once
#include "rules/siwuliu/rules.h"

#include <optional>

namespace boxcars::odds {

// What a player does who always bets so much, or what is left; nothing while the dice decide.
std::optional<siwuliu::Event> flat_decision(const siwuliu::State& state, Cents bet);

// The chance that the player breaks the bank, in doubles, to 1e-9. Nothing when the two purses can stand in too many
// ways to be solved (small bets), or when neither need ever be broken.
std::optional<double> breaks_the_bank(const siwuliu::Rules& rules, Cents bet);

}  // namespace boxcars::odds
