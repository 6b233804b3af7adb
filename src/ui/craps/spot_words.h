// The names of craps bets in the casino's words: for the felt, the coach and the odds window.
#pragma once
#include "rules/craps/rules.h"
#include "ui/amounts.h"

#include <span>

namespace boxcars::ui {

std::string box_words(int number);                // "5", "SIX", "NINE": six and nine are printed as words
std::string spot_words(const craps::Spot& spot);  // "Pass line", "Place NINE", "Hop 3-5", "Odds on come 5"
// The spots among these that a coach's sentences name: "bet $5 on place 6", "... on average. Odds on come 9 costs ...".
std::vector<craps::Spot> spots_named(std::string words, std::span<const craps::Spot> among);
// The house's edge in a word: "none", "low" up to 2 %, "medium" up to 5 %, "high"; "yours" if it is the player's.
std::string_view edge_word(double edge);

}  // namespace boxcars::ui
