// How to play cee-lo with a bank, printed from the current rule sheet: the bank, the dice, who banks next.
#pragma once
#include "rules/ceelo/rules.h"
#include "ui/panels/rules_card.h"

namespace boxcars::ui {

std::vector<CardPage> ceelo_pages(const ceelo::Rules& rules);

}  // namespace boxcars::ui
