// How sì-wŭ-liù is played at this table: the rules card's pages, with every number from the current sheet.
#pragma once
#include "rules/siwuliu/rules.h"
#include "ui/panels/rules_card.h"

namespace boxcars::ui {

// `edge`: a sentence about who is favoured, from the exact odds.
std::vector<CardPage> siwuliu_pages(const siwuliu::Rules& rules, const std::string& edge);

}  // namespace boxcars::ui
