// What is exactly true of a cee-lo sheet's odds: of a coin against the bank, of the banker's throw, of each point, and
// how often the bank passes.
#pragma once
#include "odds/ceelo/odds.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet);

}  // namespace boxcars::scenes
