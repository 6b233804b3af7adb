// How sì-wŭ-liù is played at this table: the rules card's pages, every number taken from the sheet in force.
#pragma once
#include "rules/siwuliu/rules.h"
#include "ui/panels/rules_card.h"

namespace boxcars::ui {

// `edge`: who is favoured, in a sentence; the odds room's, not the card's.
std::vector<CardPage> siwuliu_pages(const siwuliu::Rules& rules, const std::string& edge);

}  // namespace boxcars::ui
