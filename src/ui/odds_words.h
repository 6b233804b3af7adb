// Exact odds as the screen says them in a line: the fraction and its percentage, or the percentage alone where the
// fraction is longer than anybody reads in a breath.
#pragma once
#include "odds/fraction.h"

namespace boxcars::ui {

std::string exact_and_percent(const odds::Fraction& part, int decimals);  // "5/11 = 45.45 %"; "about 1.06 %"
std::string edge_words(const odds::Fraction& edge);  // the house's: "house edge 7/495 = 1.4141 %", "no house edge"

}  // namespace boxcars::ui
