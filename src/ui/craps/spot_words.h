// A bet at craps in the casino's words, wherever a person reads it: on the felt, in the coach, in the odds window.
#pragma once
#include "rules/craps/spots.h"

#include <string>
#include <string_view>

namespace boxcars::ui {

std::string box_words(int number);                // "5", "SIX", "NINE": six and nine as the felt prints them
std::string spot_words(const craps::Spot& spot);  // "Pass line", "Place NINE", "Hop 3-5", "Odds on come 5"
// A bet named as the exact odds name it: "take_odds_4" is "4 odds", "dont_pass" is "Don't pass". A name that is no
// bet's comes back as it is.
std::string bet_words(std::string_view bet);

}  // namespace boxcars::ui
