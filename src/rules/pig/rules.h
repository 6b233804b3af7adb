// Pig: players race to the goal with one die; roll as often as you dare, hold to bank. Pure functions of state and
// event. House rules: the first roll of a turn is compulsory; points that reach the goal win only when held.
#pragma once
#include "rules/game.h"
#include "rules/hand.h"

namespace boxcars::pig {

constexpr int most_players = 10;

struct Begin {  // which player starts, drawn or alternating
    int first;  // from 0
    bool operator==(const Begin&) const = default;
};
struct Rolled {  // the die came to rest
    int face;
    bool operator==(const Rolled&) const = default;
};
struct Hold {
    bool operator==(const Hold&) const = default;
};
using Event = std::variant<Begin, Rolled, Hold>;

struct State {
    std::array<int, most_players> scores{};  // banked points; unused seats hold 0
    std::array<int, most_players> holds{};   // turns ended by a hold
    int turn = -1;                           // whose turn, 0-based; -1 before the game has begun
    int turn_total = 0;                      // points at risk, not yet banked
    int rolls = 0;                           // number of rolls in this turn that added points
    int winner = -1;                         // 0-based; -1 while the game runs
    int spared = 0;                          // pigs of player 1 that cost nothing in this game
    bool operator==(const State&) const = default;
};

struct TurnBegan {
    int player;
    bool operator==(const TurnBegan&) const = default;
};
struct Added {
    int player, face, turn_total;
    bool operator==(const Added&) const = default;
};
struct Busted {
    int player, face, lost;
    int kept = 0;  // points that were banked all the same
    bool operator==(const Busted&) const = default;
};
struct Spared {              // a pig of player 1 cost nothing: it is as if it had not been rolled
    int player, face, left;  // left: how many more of this game cost nothing
    bool operator==(const Spared&) const = default;
};
struct Banked {
    int player, points, score;
    bool operator==(const Banked&) const = default;
};
struct Won {
    int player, score;
    bool operator==(const Won&) const = default;
};
using Fact = std::variant<TurnBegan, Added, Busted, Banked, Won, Spared>;

struct Rules {
    int goal = 100;      // points that win when held
    int pig_face = 1;    // the face that ends a turn with nothing
    int sides = 6;       // faces of the die, numbered from 1
    int players = 2;     // 2 to most_players
    int lead = 0;        // points that player 1 starts ahead of all others; below 0: they start ahead of player 1
    int spare_ones = 0;  // the first so many pigs of player 1 in a game cost nothing; 0 to 3
    int bust_keeps = 0;  // percent of a lost turn that player 1 banks all the same, short of the goal; 0 to 90
    bool operator==(const Rules&) const = default;

    using State = pig::State;
    using Event = pig::Event;
    using Fact = pig::Fact;
    static constexpr std::string_view game = "pig";
    static constexpr bool has_milestones = true;
    static std::span<const rules::Knob<Rules>> knobs();
};

BOXCARS_GAME_VERBS;
std::optional<std::string> conflict(const Rules&);
std::vector<int> faces_of(const Event&);
std::vector<Event> starts(const Rules&);  // one per seat, in order

// The knobs by which player 1 is ahead or behind, one sentence each: "Player 1 starts 8 points ahead."
std::vector<std::string> handicap_words(const Rules& rules);
inline bool starts_level(const Rules& rules) { return rules.lead == 0; }
// Whether the turns of player 1 go by easier rules than those of the others. The solver, the pairings and the coach
// know only one kind of turn and refuse such a sheet. A lead favours no turn.
inline bool favours_a_seat(const Rules& rules) { return rules.spare_ones > 0 || rules.bust_keeps > 0; }
Rules without_favours(Rules rules);  // the sheet by which the turns of all players are alike
constexpr const char* favour_refusal =
    "Exact odds need turns that are alike for all players: set spare_ones and bust_keeps to 0.";
// Points of a lost turn that player 1 banks all the same, rounded down; the score stays below the goal.
int kept_points(const Rules& rules, int score, int turn_total);
int kept_points(const Rules& rules, const State& state);  // of the turn in this state, whoever has it
inline bool spares_next_pig(const Rules& rules, const State& state) {
    return state.turn == 0 && state.spared < rules.spare_ones;
}

int best_opponent_score(const Rules&, const State&);  // the highest score among the players not on turn

// Hands and high scores (see rules/hand.h): the game, won or lost by a number of points.
inline std::string_view hand_unit(const Rules&) { return "points"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);
std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::pig
