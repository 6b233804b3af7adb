// Bars of text.
#pragma once
#include "base/money.h"

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace boxcars::console {

std::string bar(double part, double whole);  // up to 40 signs, for 0 <= part <= whole

// Results in money, gathered in about a dozen ranges of a round width; what lies far out shares the first and the last.
void print_results(std::ostream& out, const std::map<Cents, std::int64_t>& results);

}  // namespace boxcars::console
