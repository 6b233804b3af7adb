// Cee-lo with a bank: each bet against the bank, seen from either side of it, and the game.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/hand.h"

#include <string_view>

namespace boxcars::ceelo {

inline std::string_view hand_unit(const Rules&) { return "coins"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::ceelo
