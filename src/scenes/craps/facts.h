// What is exactly true of a craps sheet's odds: of every bet on its felt what the house keeps and what it pays, of
// every point how often it is made. The figures are odds/craps/odds.h's.
#pragma once
#include "rules/craps/rules.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

ui::OddsFacts odds_facts(const craps::Rules& rules);  // the pass line first

}  // namespace boxcars::scenes
