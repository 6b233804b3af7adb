// How to play craps, printed from the current rule sheet: the line, each family of bets with what it pays, when bets
// work, the limits.
#pragma once
#include "rules/craps/bets.h"
#include "ui/panels/rules_card.h"

namespace boxcars::ui {

std::vector<CardPage> craps_pages(const craps::Rules& rules);

}  // namespace boxcars::ui
