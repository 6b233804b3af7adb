// The craps table in words: what is offered, what is down, what a throw did, what a bet is worth. Prints; decides
// nothing.
#pragma once
#include "rules/craps/rules.h"

#include <iosfwd>
#include <span>

namespace boxcars::console {

std::string signed_money(Cents cents);  // "+$35", "-$5", "$0"

void report_offers(std::ostream& out, const craps::Rules& rules, const craps::State& state, const std::string& about);
void report_bets(std::ostream& out, const craps::State& state);
void report_odds(std::ostream& out, const craps::Rules& rules, const craps::State& state, craps::Spot spot);
// A throw and its receipt: a line for each bet it touched, adding up to the bankroll's change.
void report_throw(std::ostream& out, std::span<const craps::Fact> facts, Cents bankroll);

}  // namespace boxcars::console
