// Formats money for the screen: commas between thousands, and a minus sign as wide as a plus (U+2212). Also the names
// of bets in words, for pages that show the bets of any game.
#pragma once
#include "base/money.h"

#include <string>
#include <string_view>

namespace boxcars::ui {

std::string look_money(Cents amount);   // "$1,060", "$12.50", "−$25"
std::string look_change(Cents amount);  // "+$35", "−$25", "$0"

// Translates a name of the exact odds: "take_odds_4" is "4 odds", "dont_pass" is "Don't pass". Returns any other name
// unchanged.
std::string bet_words(std::string_view bet);
// A line of a journal with each bet's name in words: "pass_odds wins $6" is "odds on pass wins $6".
std::string with_bets_in_words(std::string_view line);

}  // namespace boxcars::ui
