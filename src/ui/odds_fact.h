// One exact fact about a rule sheet's odds, for the line that a demonstration shows. Each game makes its own
// from its rules (scenes/<game>/card.cpp); here they become words.
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
    enum class Figure { Chance, Edge };
    Figure figure = Figure::Chance;
    std::string about{};     // the beginning of a line: "Pass line", "Chance that a throw ends the turn"
    odds::Fraction value{};  // a chance; or an edge, as the house's part of the bet
};
using OddsFacts = std::vector<OddsFact>;

std::string sentence_of(const OddsFact& fact);  // "Pass line: house edge 7/495 = 1.4141 %"

}  // namespace boxcars::ui
