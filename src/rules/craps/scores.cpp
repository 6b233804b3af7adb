// The high scores of craps: what a sitting won, and the longest hand before a seven-out.
#include "rules/craps/hand.h"

#include <array>

namespace boxcars::craps {

using rules::Marked;

constexpr std::int64_t long_hand = 9;  // in throws: longer than the average hand, which takes 8.53

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr std::array kinds{
        rules::ScoreKind{"win", "Biggest win of a sitting", "cents"},
        rules::ScoreKind{"hand", "Longest hand", "throws"},
    };
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    auto marks = rules::win_marks(hand_results(rules, before, step, seat));
    for (const Fact& fact : step.facts) {
        if (std::holds_alternative<Threw>(fact)) {
            marks.push_back({"hand", Marked::Count, 1});
            marks.push_back({"hand", Marked::Keep, long_hand});
        }
        if (std::holds_alternative<SevenOut>(fact)) marks.push_back({"hand", Marked::Clear});
    }
    return marks;
}

}  // namespace boxcars::craps
