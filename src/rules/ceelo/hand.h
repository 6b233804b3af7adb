// Cee-lo with a bank: its hands (each bet against the bank, seen from both sides, and the game) and its high scores.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/score.h"

#include <string_view>

namespace boxcars::ceelo {

bool settles(const Fact& fact);  // whether the fact settles a bettor's bet, for now or for good
inline std::string_view hand_unit(const Rules&) { return "coins"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);

std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::ceelo
