// Pig's high scores. Only the standard race counts, because with another goal or die a figure means something else.
#include "rules/pig/hand.h"

#include "base/numbers.h"

#include <algorithm>
#include <array>

namespace boxcars::pig {

using rules::Marked;

constexpr int large_turn = 20;  // in points: as many as the simplest good player holds at

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr std::array kinds{
        rules::ScoreKind{"turn", "Largest turn banked", "points"},
        rules::ScoreKind{"turns", "Fewest turns to win", "turns", true},
        rules::ScoreKind{"margin", "Widest margin", "points"},
    };
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    const Rules standard;
    if (rules.goal != standard.goal || rules.pig_face != standard.pig_face || rules.sides != standard.sides) return {};
    std::vector<rules::ScoreMark> marks;
    for (const Fact& fact : step.facts) {
        if (const auto* banked = std::get_if<Banked>(&fact); banked && banked->player == seat) {
            if (banked->points >= large_turn) marks.push_back({"turn", Marked::Reach, banked->points});
            marks.push_back({"turns", Marked::Count, 1});
        }
        if (const auto* busted = std::get_if<Busted>(&fact); busted && busted->player == seat)
            marks.push_back({"turns", Marked::Count, 1});
        if (const auto* won = std::get_if<Won>(&fact); won && won->player == seat) {
            marks.push_back({"turns", Marked::Keep});
            for (const rules::HandResult& game : hand_results(rules, before, step, seat))
                marks.push_back({"margin", Marked::Reach, game.net});
        }
    }
    return marks;
}

}  // namespace boxcars::pig
