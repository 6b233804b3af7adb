// A whole game of sì-wŭ-liù, one player against the bank, with the same bet round after round: who breaks whom. Every
// round goes through the rules' own advance(), including the limits of bank and balance.
#pragma once
#include "rules/siwuliu/rules.h"

#include <optional>

namespace boxcars::odds {

// The event of a player who always bets this amount, or what is left. Empty if the dice decide.
std::optional<siwuliu::Event> flat_decision(const siwuliu::State& state, Cents bet);

// The chance that the player breaks the bank, in doubles, to 1e-9. Empty if there are too many pairs of purses to solve
// (small bets), or if the game may go on for ever.
std::optional<double> breaks_the_bank(const siwuliu::Rules& rules, Cents bet);

}  // namespace boxcars::odds
