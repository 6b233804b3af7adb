// Statistics of everything played: each game's bets with their luck, and its tables of high scores, for the command
// line and the window.
#pragma once
#include "rules/hand.h"
#include "session/history/accuracy.h"
#include "session/history/games.h"
#include "session/history/luck.h"
#include "session/store/history.h"
#include "session/store/store.h"

namespace boxcars::session {

struct GameStatistics {
    std::string game{};
    std::string_view unit{};
    std::vector<BetStatistics> bets{};
    std::optional<Boxcars> boxcars{};
    std::optional<Accuracy> accuracy{};  // empty if decisions cannot be judged
    std::optional<LongestHand> longest{};
};
// The statistics of each game that has some, in the order of `games`. `game`: the only game wanted; empty: all.
std::vector<GameStatistics> statistics_of(Store& store, const PlayedGames& games, const std::string& game,
                                          const AccuracyLimits& limits = {});

struct Luck {
    double beyond = 0;  // the net minus its expectation
    std::optional<LuckBand> band{};
    bool within() const { return band.value().holds(beyond); }  // requires a band
};
std::optional<Luck> luck_of(const BetStatistics& of);

struct ScoreTable {
    rules::ScoreKind kind{};
    std::vector<ScoreLine> lines{};
};
struct GameScores {
    std::string game{};
    std::vector<ScoreTable> tables{};
    bool empty() const;
};
std::vector<GameScores> scores_of(Store& store, const PlayedGames& games, const std::string& game);

struct EnteredScores {  // a sitting that has places in tables of high scores and waits for initials
    std::string sitting{}, game{};
    struct Ranked {
        rules::ScoreKind kind{};
        int rank = 1;
        std::int64_t figure = 0;
    };
    std::vector<Ranked> places{};
};
// Looks at the sitting that was played last. Empty if it is signed, needs no initials, or has no place.
std::optional<EnteredScores> scores_to_sign(Store& store, const PlayedGames& games);

}  // namespace boxcars::session
