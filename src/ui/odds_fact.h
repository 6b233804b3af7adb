// One exact fact about a rule sheet's odds, for the attract mode's lines and the quiz. Each game makes its own from its
// rules (scenes/<game>/card.h); here they become words.
#pragma once
#include "odds/fraction.h"

#include <string>
#include <vector>

namespace boxcars::ui {

// Exact odds in a line of text, without their sign: the fraction and its percentage, or the percentage alone if the
// fraction is too long to read.
std::string exact_and_percent(const odds::Fraction& part, int decimals);  // "5/11 = 45.45 %"; "about 1.06 %"
std::string edge_words(const odds::Fraction& edge);  // "house edge 7/495 = 1.4141 %", "no house edge"

struct OddsFact {
    enum class Figure { Chance, Edge, Pays };
    Figure figure = Figure::Chance;
    std::string about{};     // the beginning of a line: "Pass line", "Chance that a throw ends the turn"
    std::string question{};  // "What share of a pass line bet does the house keep?"
    odds::Fraction value{};  // a chance; or an edge, as the house's part of the bet
    std::string pays{};      // for a pay-out: "7 to 6"
};
using OddsFacts = std::vector<OddsFact>;

std::string answer(const OddsFact& fact);       // "7/495 = 1.4141 %", "7 to 6"
std::string sentence_of(const OddsFact& fact);  // "Pass line: house edge 7/495 = 1.4141 %"
OddsFacts without_pay(const OddsFacts& all);    // chances and edges only: pay-outs are printed on the table already

}  // namespace boxcars::ui
