// Sums over hands and sittings, read with SQL from the rows that sitting_rows.h writes, and high scores.
#pragma once
#include "rules/hand.h"
#include "session/hands.h"
#include "session/store/database.h"
#include "session/store/records.h"

#include <string>
#include <vector>

namespace boxcars::session {

struct StakeCount {
    std::int64_t stake = 0, hands = 0;
};
struct TallyLine {  // sums of one bet against one opponent under one sheet
    std::string game{}, bet{}, opponent{}, sheet{};
    std::int64_t hands = 0, won = 0, lost = 0;
    std::int64_t staked = 0;
    double squares = 0;  // sum of the squared stakes
    std::int64_t net = 0, best = 0, worst = 0, longest = 0;
    bool whole = false;
    std::int64_t streak = 0, longest_won = 0, longest_lost = 0;  // over all sheets
    std::vector<StakeCount> stakes{};                            // empty: too many to list, or a whole hand
};
struct ThrownLine {  // throws of a game with two dice
    std::string game{};
    std::int64_t throws = 0, boxcars = 0;
};
struct SittingResult {
    std::string sitting{};  // the sitting's name
    std::uint64_t seed = 0;
    bool whole = false;  // games are counted, as there are no bets
    std::int64_t hands = 0, won = 0, lost = 0, net = 0;
    bool operator==(const SittingResult&) const = default;
};

// `game`: empty for all games.
std::vector<TallyLine> tallies(const Database& database, const std::string& game);
// Stakes and nets of bets that count and belong to an unfinished hand, by bet, opponent and sheet.
std::vector<TallyLine> unfinished(const Database& database, const std::string& game);
std::vector<ThrownLine> thrown(const Database& database, const std::string& game);
std::vector<SittingResult> sitting_results(const Database& database, std::size_t most);  // newest first
SittingResult sitting_result(const Database& database, const std::string& sitting);
// The hand in the columns entry, bet, opponent, outcome, stake, net, throws, whole and counts, of which the first is
// `column`; without its sheet. Throws StoreTrouble (Damaged) if it has no outcome.
Hand hand_at(const Database& database, const Statement& row, int column, const std::string& sitting);
Hands read_hands(const Database& database, const std::string& sitting);  // throws StoreTrouble (Damaged)

// Judged decisions of a game's sittings that count. `patience`: the least patience, see SittingJudged.
std::vector<JudgedUnder> judged_decisions(const Database& database, const std::string& game, std::int64_t patience);
struct UnjudgedSitting {
    std::string name{};
    std::int64_t entries = 0;
};
std::vector<UnjudgedSitting> unjudged(const Database& database, const std::string& game,
                                      std::int64_t patience);                                       // newest first
std::vector<UnjudgedSitting> counting_sittings(const Database& database, const std::string& game);  // newest first
std::vector<std::string> uncounted(const Database& database);  // sittings with entries not counted yet

struct MilestoneMade {
    std::string name{}, chance{}, sitting{};  // see the table in schema.cpp
    Milliseconds made = 0;
};
std::vector<MilestoneMade> milestones_made(const Database& database);  // in order of time

// High scores: the best sittings of a game in one of its tables, who signed them, and which sitting waits to be
// signed. A sitting that is not over has its present figure; practice and imported sittings have none.
constexpr std::size_t places_in_a_table = 10;

struct ScoreLine {
    std::string sitting{};   // the sitting's name
    std::string initials{};  // empty: not asked for yet
    std::int64_t figure = 0;
    Milliseconds played = 0;  // time of its last entry
    bool operator==(const ScoreLine&) const = default;
};
// Best first; equal figures in order of time.
std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind,
                                   std::size_t most = places_in_a_table);

struct PlayedSitting {
    std::string sitting{}, game{};
    bool asked = false;  // whether it is signed: with initials, or "---" for none
};
std::optional<PlayedSitting> last_played(const Database& database);  // among sittings in a table of high scores
std::string last_initials(const Database& database);                 // "AAA" if there are none yet

}  // namespace boxcars::session
