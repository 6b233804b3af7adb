// Cee-lo in text: what happened, as the table tells it, one fact after the other.
#pragma once
#include "rules/ceelo/rules.h"

#include <iosfwd>

namespace boxcars::console {

void report_ceelo(std::ostream& out, const ceelo::Rules& rules, const ceelo::Fact& fact);

}  // namespace boxcars::console
