// Pig: its hands (the game, won or lost by a number of points) and its high scores.
#pragma once
#include "rules/pig/rules.h"
#include "rules/score.h"

#include <string_view>

namespace boxcars::pig {

inline std::string_view hand_unit(const Rules&) { return "points"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);

std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::pig
