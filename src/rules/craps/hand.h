// Craps: its hands (every bet that a throw settled, and the shooter's hand that a seven-out ended) and its high scores.
#pragma once
#include "rules/craps/rules.h"
#include "rules/score.h"

#include <string_view>

namespace boxcars::craps {

inline std::string_view hand_unit(const Rules&) { return "cents"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);

std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::craps
