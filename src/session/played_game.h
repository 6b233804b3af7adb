// What a sitting and its history know of a game beyond its rules: the goals and limits of a station, milestones, the
// odds of its bets, and who judges its decisions. game_of.h makes it from the game's types.
#pragma once
#include "rules/any_game.h"
#include "rules/goal.h"

namespace boxcars::odds {
struct HandOdds;
}

namespace boxcars::session {

class Store;
struct Accuracy;
struct AccuracyLimits;
struct GameLuck;
struct RunTable;

struct MilestoneLine {
    std::string name{}, title{}, sentence{};
    std::string chance{};  // "1/1296", under the sheet that was played
    bool operator==(const MilestoneLine&) const = default;
};
std::string chance_words(const MilestoneLine& line);        // "1 in 1,296"
std::string milestone_words(const MilestoneLine& reached);  // "Milestone: Two Trains. Boxcars twice in a row. ..."

struct GameParts {  // what a game's own folder adds; nullptr: it has none
    // Judges the decisions of all kept sittings that count.
    Accuracy (*accuracy)(Store& store, const AccuracyLimits& limits) = nullptr;
    // Computes the luck in whole games.
    std::vector<GameLuck> (*luck)(Store& store, const AccuracyLimits& limits) = nullptr;
    const RunTable* run = nullptr;  // its stations in Long Runs
};

class PlayedGame : public rules::AnyGame {
 public:
    explicit PlayedGame(const GameParts& of) : parts(of) {}
    const GameParts parts;

    // ---- at a station of a run, see odds/goal/goal.h
    // The game as such a goal narrows it: its decisions, its bets, and when its dice may be thrown.
    virtual std::shared_ptr<const PlayedGame> invited(const rules::GoalTerms&) const = 0;
    virtual bool game_won(const rules::State&) const = 0;  // by seat 0
    virtual const rules::GoalTerms& goal() const = 0;      // a game that was not narrowed has one without limits
    // Of a game that was narrowed to a goal; `won`: games that seat 0 won.
    virtual bool goal_reached(const rules::State&, int won) const = 0;
    virtual bool idle_throw(const rules::Sheet&, const rules::State&) const = 0;
    virtual rules::Event fitted(const rules::Sheet&, const rules::State&, const rules::Event& bet) const = 0;

    virtual std::vector<MilestoneLine> milestones() const = 0;  // under the default sheet; empty: it has none
    // Counts a step of that seat's player; returns what it reached. `counts`: of each milestone so far, empty at first;
    // below 0 until the next game, which sets it to 0, if there is one try a game.
    virtual std::vector<MilestoneLine> count_milestones(std::vector<int>& counts, const rules::Sheet&,
                                                        const rules::State& before, const rules::AnyStep&,
                                                        int seat) const = 0;

    // The odds of a bet, named as hand_results() names it. Empty: not solved.
    virtual std::optional<odds::HandOdds> hand_odds(const rules::Sheet&, std::string_view bet) const = 0;
    // The chance that a hand takes so many throws or more.
    virtual std::optional<double> hands_as_long(const rules::Sheet&, std::int64_t throws) const = 0;
};

inline const PlayedGame& game_of(const rules::Sheet& rules) { return static_cast<const PlayedGame&>(rules.game()); }

using PlayedGames = std::vector<const PlayedGame*>;
const PlayedGame* known_game(const PlayedGames& games, std::string_view name);  // nullptr: no such game

// A sheet as one line, as the store has it: "goal=100 pig_face=1".
std::string sheet_text(const rules::Sheet& rules);
// Reads what sheet_text() wrote. Empty if it is no sheet of this version.
std::optional<rules::Sheet> sheet_from(const rules::AnyGame& game, std::string_view text);

}  // namespace boxcars::session
