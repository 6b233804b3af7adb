// Statistics of everything played, for the command line and the window: each game's bets with their luck, and its
// tables of high scores. A player's luck on a bet: the net beside the exact expectation, and a band that holds at least
// 95 of 100 players with the same stakes. The sums come from the store, the odds from the games.
#pragma once
#include "odds/band.h"
#include "players/people.h"
#include "session/store/store.h"

namespace boxcars::session {

// How well a person decided in games where every decision can be judged exactly: how many decisions were the best, and
// what the others gave away. Each game says which decisions count and what each gave away.
struct Accuracy {
    std::string_view unit = "games";             // unit of given_away: "games" (chances to win) or "cents" (mean cents)
    std::int64_t decisions = 0, best = 0;        // judged decisions, and those that were best
    double given_away = 0;                       // the sum over all judged decisions
    std::int64_t unjudged = 0;                   // decisions under sheets that take too long to solve
    std::vector<std::string> unjudged_sheets{};  // those sheets: "goal=1000 pig_face=1 ..."
    bool newest_only = false;                    // older sittings are not judged yet

    Accuracy& operator+=(const JudgedUnder& of);
    double part_best() const { return decisions > 0 ? real(best) / real(decisions) : 0; }
    double given_away_each() const { return decisions > 0 ? given_away / real(decisions) : 0; }
    bool empty() const { return decisions == 0 && unjudged == 0; }
};
std::vector<std::string> accuracy_sentences(const Accuracy& accuracy);

struct AccuracyLimits {                // per call; judges at least one sitting
    std::int64_t entries = 2'000;      // entries to judge: 6 to 50 ms
    std::int64_t positions = 800'000;  // largest sheet to solve: 10 ms
};
constexpr AccuracyLimits patient{500'000, 60'000'000};  // takes a second or two

constexpr std::int64_t every_sheet = std::numeric_limits<std::int64_t>::max();  // for `positions`: no limit

using JudgeSitting = std::function<std::vector<JudgedUnder>(const Recording& recording)>;
// Judges the sittings of a game that are not judged yet, newest first, within the limits. The store keeps the sums.
Accuracy kept_accuracy(Store& store, std::string_view game, std::string_view unit, const AccuracyLimits& limits,
                       const JudgeSitting& judge);

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
