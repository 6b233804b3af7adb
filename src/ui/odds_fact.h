// What is exactly true of a rule sheet's odds, one fact at a time: the lines that an attract mode tells, and what a
// quiz asks. Each game makes its own from its rules (scenes/<game>/facts.h); here they become words.
#pragma once
#include "odds/fraction.h"

#include <string>
#include <vector>

namespace boxcars::ui {

struct OddsFact {
    enum class Figure { Chance, Edge, Pays };
    Figure figure = Figure::Chance;
    std::string about{};     // begins a line: "Pass line", "A throw ends the turn with nothing"
    std::string question{};  // "What does the house keep of a bet on the pass line?"
    odds::Fraction value{};  // of a chance; of an edge, the house's part of the bet
    std::string pays{};      // of a pay-out: "7 to 6"
};
using OddsFacts = std::vector<OddsFact>;

std::string answer(const OddsFact& fact);     // "7/495 = 1.4141 %", "7 to 6"
std::string told(const OddsFact& fact);       // "Pass line: house edge 7/495 = 1.4141 %"
OddsFacts without_pay(const OddsFacts& all);  // chances and edges: what is not printed on the table anyway

}  // namespace boxcars::ui
