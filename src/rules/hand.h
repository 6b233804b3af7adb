// What a step settled for one player, in the words of the game: a bet, or a whole hand of several bets. Each game
// declares in rules/GAME/rules.h:
//   hand_results(rules, before, step, seat)   what the step from the state `before` settled for the player of that seat
//   hand_unit(rules)                          the unit of its stakes and nets: "cents", "coins", "points"
//   feat(rules, before, step, seat)           optional: names that player's feat, such as "Boxcars" for a double six at
//                                             craps. A feat is celebrated whatever it won; empty: no feat
// A game without the first two has no history of hands; one with Rules::has_milestones: see session/milestones.h.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::rules {

enum class Outcome : std::int8_t { Lost = -1, Even = 0, Won = 1 };

struct HandResult {
    std::string bet{};       // "pass", "place_6", "bank", "hand", "game"
    int opponent = -1;       // the opponent's seat; -1: the house, or everybody else at the table
    std::int64_t stake = 0;  // what was at risk, including commission paid in advance
    // What the bet won or lost. For a whole hand: its result without the bets settled in it.
    std::int64_t net = 0;
    // The hand ends here. The bets settled since the last hand ended belong to it.
    bool whole = false;
    std::optional<Outcome> outcome{};  // absent: follows from net
    bool operator==(const HandResult&) const = default;
};

// The high scores of a game, and what a step adds to them for one player. Each game declares in rules/GAME/rules.h:
//   score_kinds(rules)                        its tables of high scores, in the order in which they are shown
//   score_marks(rules, before, step, seat)    what the step from the state `before` did for the player of that seat
// A game without these functions has no high scores. session/hands.h adds up the marks of a sitting.
struct ScoreKind {
    std::string_view name;   // for the store and scripts: "win"
    std::string_view words;  // "Biggest win, 10 bets or more"
    std::string_view unit;   // what the figure counts: "cents", "coins", "throws"
    bool least = false;      // the smallest figure is the best
    int from = 0;            // added figures count from this many on
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

// Marks of the score "win": the net of each bet that the step settled.
std::vector<ScoreMark> win_marks(std::span<const HandResult> results);
// As win_marks(), and also marks of the score "run": bets won in a row.
std::vector<ScoreMark> betting_marks(std::span<const HandResult> results);
constexpr ScoreKind win_kind(std::string_view unit) { return {"win", "Biggest win, 10 bets or more", unit, false, 10}; }
constexpr std::array<ScoreKind, 2> betting_kinds(std::string_view unit) {
    return {{win_kind(unit), {"run", "Most bets won in a row", "bets"}}};
}

// How big a win is, by prize against stake or by winning a game. A feat alone is no win, nor is a step without gain.
enum class WinTier {
    None,   // nothing won, or no net gain
    Small,  // up to the amount at stake
    Good,   // up to ten times the stake
    Great   // more, or the game is won
};

struct Win {
    WinTier tier = WinTier::None;
    std::int64_t stake = 0, net = 0;  // over all bets settled, in the game's unit
    std::string feat{};               // what the game's feat() says; empty: nothing
    bool operator==(const Win&) const = default;
};

// Judges what one step settled for one player. With nothing at stake (a bet paid while it stays), any gain is Small.
Win win_of(std::span<const HandResult> settled);

}  // namespace boxcars::rules
