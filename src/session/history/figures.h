// Statistics of everything played, for the command line and the window: each game's bets with their luck, and its
// tables of high scores. A player's luck on a bet: the net beside the exact expectation, and a band that holds at least
// 95 of 100 players with the same stakes. The sums come from the store, the odds from the games.
#pragma once
#include "odds/band.h"
#include "players/people.h"
#include "session/history/accuracy.h"
#include "session/store/store.h"

namespace boxcars::session {

struct LuckBand {  // limits for a net minus its expectation
    double low = 0, high = 0;
    double share = 0.95;  // the share of players inside the band
    bool exact = true;    // from the exact distribution, not from the variance
    bool holds(double luck) const { return luck >= low - 1e-6 && luck <= high + 1e-6; }
};
struct BetStatistics : TallyLine {     // sums of one bet against one opponent, over all sheets
    std::optional<double> expected{};  // mean of the net; empty if not known for all sheets
    std::optional<LuckBand> band{};
    std::optional<double> games{};        // luck in chances to win, see GameLuck
    std::optional<double> luck() const {  // the net minus its expectation
        return expected ? std::optional{real(net) - *expected} : std::nullopt;
    }
};

// What the dice of whole games brought a player: the sum over all throws of the exact chance to win after the throw
// minus the chance before it, with best play. Its mean is 0 at every throw.
struct GameLuck {
    std::string opponent{};
    std::int64_t games = 0;
    double won = 0;
};

struct Boxcars {  // counts double sixes with two dice
    std::int64_t throws = 0, seen = 0;
    double expected = 0;
    odds::Band band{};
};
struct LongestHand {
    std::int64_t throws = 0;
    double chance = 0;  // of a hand to take so many throws or more
};
std::string longest_sentence(const LongestHand& of);
inline std::string games_words(double games) { return fmt::format("{:+.2f} games", games); }  // "+0.42 games"
std::string boxcars_sentence(const Boxcars& of);
std::string share_words(double share);  // "95 in 100", "more than 99 in 100"; rounded down

using HandOddsOf = std::function<std::optional<odds::HandOdds>(const TallyLine& line)>;
std::vector<BetStatistics> bet_statistics(const std::vector<TallyLine>& tallies, const HandOddsOf& odds);
Boxcars boxcars_seen(const ThrownLine& line);

// The names by seat: "you, Etta, Rex (hold at 20)". Adds the policy in brackets unless it is that person's usual one.
std::string company_words(players::Cast cast, std::string_view list);

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
