// How to play craps, printed from the sheet in force: the line, each family of bets with what it pays, when bets work,
// the limits. Holds no number of its own.
#pragma once
#include "rules/craps/bets.h"
#include "ui/panels/rules_card.h"

namespace boxcars::ui {

std::vector<CardPage> craps_pages(const craps::Rules& rules);

}  // namespace boxcars::ui
