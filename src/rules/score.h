// The high scores of a game, and what a step adds to them for one player. Each game declares in rules/GAME/hand.h:
//   score_kinds(rules)                        its tables of high scores, in the order in which they are shown
//   score_marks(rules, before, step, seat)    what the step from the state `before` did for the player of that seat
// A game without these functions has no high scores. session/hands.h adds up the marks of a sitting.
#pragma once
#include "rules/hand.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace boxcars::rules {

struct ScoreKind {
    std::string_view name;   // for the store and scripts: "win"
    std::string_view words;  // "Biggest win of a sitting"
    std::string_view unit;   // what the figure counts: "cents", "coins", "throws"
    bool least = false;      // the smallest figure is the best
};

enum class Marked {
    Add,    // the score grows by the amount
    Reach,  // the amount becomes the score, if it is better
    Count,  // the run grows by the amount
    Keep,   // the run becomes the score, if it is better
    Clear   // sets the run to 0, as game over does
};

struct ScoreMark {
    std::string_view kind;  // the name of a ScoreKind
    Marked how = Marked::Add;
    std::int64_t amount = 0;
    bool operator==(const ScoreMark&) const = default;
};

// The marks of a game of bets: what the sitting won, under "win".
std::vector<ScoreMark> win_marks(std::span<const HandResult> results);
// The same, and the bets won one after the other, under "run".
std::vector<ScoreMark> betting_marks(std::span<const HandResult> results);
constexpr std::array<ScoreKind, 2> betting_kinds(std::string_view unit) {
    return {{{"win", "Biggest win of a sitting", unit}, {"run", "Most bets won in a row", "bets"}}};
}

}  // namespace boxcars::rules
