// Sì-wŭ-liù: its hands (the bet of a round) and its high scores.
#pragma once
#include "rules/score.h"
#include "rules/siwuliu/rules.h"

#include <string_view>

namespace boxcars::siwuliu {

inline std::string_view hand_unit(const Rules&) { return "cents"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);

std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::siwuliu
