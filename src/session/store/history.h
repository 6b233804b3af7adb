// What the store tells of hands and sittings as a whole: SQL over the rows that hand_rows.h keeps. Decides no figure of
// its own; what luck is, session/luck.h says.
#pragma once
#include "session/hands.h"
#include "session/store/database.h"
#include "session/store/records.h"

#include <string>
#include <vector>

namespace boxcars::session {

struct StakeCount {
    std::int64_t stake = 0, hands = 0;
};
struct TallyLine {  // of a game, a bet, an opponent and a sheet
    std::string game{}, bet{}, opponent{}, sheet{};
    std::int64_t hands = 0, won = 0, lost = 0;
    std::int64_t staked = 0;
    double squares = 0;  // of the stakes
    std::int64_t net = 0, best = 0, worst = 0, longest = 0;
    bool whole = false;
    std::int64_t streak = 0, longest_won = 0, longest_lost = 0;  // of all sheets
    std::vector<StakeCount> stakes{};                            // empty: too many hands to list them, or a whole hand
};
struct ThrownLine {  // of games with two dice
    std::string game{};
    std::int64_t throws = 0, boxcars = 0;
};
struct SittingResult {
    std::string sitting{};  // its name
    std::uint64_t seed = 0;
    bool whole = false;  // what is counted: games, as no bets are settled there
    std::int64_t hands = 0, won = 0, lost = 0, net = 0;
    bool operator==(const SittingResult&) const = default;
};

// `game`: an empty one means all of them.
std::vector<TallyLine> tallies(const Database& database, const std::string& game);
// Bets that count and belong to no finished hand yet, as stakes and nets by bet, opponent and sheet.
std::vector<TallyLine> unfinished(const Database& database, const std::string& game);
std::vector<ThrownLine> thrown(const Database& database, const std::string& game);
std::vector<SittingResult> sitting_results(const Database& database, std::size_t most);  // newest first
SittingResult sitting_result(const Database& database, const std::string& sitting);
Hands read_hands(const Database& database, const std::string& sitting);  // throws StoreTrouble (Damaged)

// Decisions of a game's sittings that count. `patience`: judged with so much at least; see SittingJudged.
std::vector<JudgedUnder> judged_decisions(const Database& database, const std::string& game, std::int64_t patience);
struct UnjudgedSitting {
    std::string name{};
    std::int64_t entries = 0;
};
std::vector<UnjudgedSitting> unjudged(const Database& database, const std::string& game,
                                      std::int64_t patience);                                       // newest first
std::vector<UnjudgedSitting> counting_sittings(const Database& database, const std::string& game);  // newest first
std::vector<std::string> uncounted(const Database& database);  // sittings whose entries have not all become hands

// High scores: the best sittings of a game in one of its tables, who signed them, and which sitting waits to be
// signed. A sitting that may go on has the figure it has now; practice and imported sittings have none.
constexpr std::size_t places_in_a_table = 10;

struct ScoreLine {
    std::string sitting{};   // its name
    std::string initials{};  // empty: nobody was asked
    std::int64_t figure = 0;
    Milliseconds played = 0;  // its last entry
    bool operator==(const ScoreLine&) const = default;
};
// The best first; of equals the one that was there first.
std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind,
                                   std::size_t most = places_in_a_table);

struct PlayedSitting {
    std::string sitting{}, game{};
    bool asked = false;  // signed, or not to be signed
};
std::optional<PlayedSitting> last_played(const Database& database);  // of those that stand in a table
std::string last_initials(const Database& database);  // the letters given last; "AAA" where there are none yet

}  // namespace boxcars::session
