// What a game keeps high scores of, and what a step adds to them for one player. Decides only the form; each game says
// from its own facts what there is to say, in rules/GAME/hand.h:
//   score_kinds(rules)                        its tables of high scores, in the order in which they are shown
//   score_marks(rules, before, step, seat)    what the step from the state `before` did for the player of that seat
// A game without them keeps no scores. What is counted of a sitting from its marks, session/scores.h says.
#pragma once
#include "rules/hand.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace boxcars::rules {

struct ScoreKind {
    std::string_view name;   // "win", in the store and for scripts
    std::string_view words;  // "Biggest win of a sitting"
    std::string_view unit;   // what its figure counts: "cents", "coins", "throws"
    bool least = false;      // the fewest are the best
};

enum class Marked {
    Add,    // to the figure
    Reach,  // the figure, where this is better
    Count,  // to a run
    Keep,   // the run is the figure, where it is better
    Clear   // the run; a game's end clears it too
};

struct ScoreMark {
    std::string_view kind;  // a ScoreKind's name
    Marked how = Marked::Add;
    std::int64_t amount = 0;
    bool operator==(const ScoreMark&) const = default;
};

// Of a game of bets: what the sitting won, "win".
std::vector<ScoreMark> win_marks(std::span<const HandResult> results);
// And with it the bets won one after the other, "run".
std::vector<ScoreMark> betting_marks(std::span<const HandResult> results);
constexpr std::array<ScoreKind, 2> betting_kinds(std::string_view unit) {
    return {{{"win", "Biggest win of a sitting", unit}, {"run", "Most bets won in a row", "bets"}}};
}

}  // namespace boxcars::rules
