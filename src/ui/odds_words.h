// Exact odds in a line of text: the fraction and its percentage, or the percentage alone if the fraction is too long to
// read.
#pragma once
#include "odds/fraction.h"

namespace boxcars::ui {

std::string exact_and_percent(const odds::Fraction& part, int decimals);  // "5/11 = 45.45 %"; "about 1.06 %"
std::string edge_words(const odds::Fraction& edge);  // "house edge 7/495 = 1.4141 %", "no house edge"

}  // namespace boxcars::ui
