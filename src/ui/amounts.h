// Formats money and exact odds for the screen: commas between thousands, and a minus sign as wide as a plus (U+2212).
// Also the names of bets in words, for pages that show the bets of any game.
#pragma once
#include "base/money.h"
#include "odds/fraction.h"

#include <vector>

namespace boxcars::ui {

std::string look_money(Cents amount);  // "$1,060", "$12.50", "−$25"
inline std::string look_change(Cents amount) { return (amount > 0 ? "+" : "") + look_money(amount); }  // "+$35", "$0"

// Exact odds in a line of text, without their sign: the fraction and its percentage; the latter alone if it is long.
std::string exact_and_percent(const odds::Fraction& part, int decimals);  // "5/11 = 45.45 %"; "about 1.06 %"
std::string edge_words(const odds::Fraction& edge);  // "house edge 7/495 = 1.4141 %", "no house edge"

// An exact fact about a sheet's odds for the line of a demonstration; each game makes its own (scenes/<game>/card.cpp).
struct OddsFact {
    enum class Figure { Chance, Edge };
    Figure figure = Figure::Chance;
    std::string about{};     // the beginning of a line: "Pass line", "Chance that a throw ends the turn"
    odds::Fraction value{};  // a chance; or an edge, as the house's part of the bet
};
using OddsFacts = std::vector<OddsFact>;
std::string sentence_of(const OddsFact& fact);  // "Pass line: house edge 7/495 = 1.4141 %"

// Translates a name of the exact odds: "take_odds_4" is "4 odds", "dont_pass" is "Don't pass". Others are unchanged.
std::string bet_words(std::string_view bet);
// A line of a journal with each bet's name in words: "pass_odds wins $6" is "odds on pass wins $6".
std::string with_bets_in_words(std::string_view line);

}  // namespace boxcars::ui
