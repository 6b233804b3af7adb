// Pig: the game, won or lost by so many points.
#pragma once
#include "rules/hand.h"
#include "rules/pig/rules.h"

#include <string_view>

namespace boxcars::pig {

inline std::string_view hand_unit(const Rules&) { return "points"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::pig
