// Craps: every bet that a throw settled, and the shooter's hand that a seven-out ended.
#pragma once
#include "rules/craps/rules.h"
#include "rules/hand.h"

#include <string_view>

namespace boxcars::craps {

inline std::string_view hand_unit(const Rules&) { return "cents"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::craps
