// Reads the store with SQL: sums over hands and sittings, high scores, and one page at a time of sittings, hands,
// entries and runs. Every read uses an index, so its time does not depend on the size of the store. Does not check
// whether rows are what was played; reading a whole sitting does (records.h).
#pragma once
#include "session/store/records.h"

namespace boxcars::session {

struct SittingLine {  // a sitting in a list
    std::string name{}, game{};
    Milliseconds began = 0;
    std::int64_t entries = 0;
    bool practice = false, open = false;
    std::string players{};
    bool given_dice = false;  // from a list, so it cannot be continued
    bool imported = false;
    std::string run{};        // the run's name if it is a station
    int station = 0;          // its number in the run, from 1
    Milliseconds played = 0;  // if it is open: when its last entry was made
    std::uint64_t seed = 0;
    // What it came to: its bets, or whole games if there are none; never a bet and also the hand that contains it.
    bool whole = false;
    std::int64_t hands = 0, won = 0, lost = 0, net = 0;
};
std::string stop_mark(const SittingLine& line);  // "station 3 of a Long Run"; empty: it is none

struct SittingFilter {
    enum class State { Any, Open, Done };
    enum class Marks { Any, Counted, Practice, Imported };  // Counted: neither practice nor imported
    std::string game{};                                     // empty: every game
    State state = State::Any;
    Marks marks = Marks::Any;
    std::string run{};  // stations of this run; empty: all sittings
    bool operator==(const SittingFilter&) const = default;
};
// Sittings that can be continued, the one played last first.
std::vector<SittingLine> open_sittings(const Database& database, std::size_t most);
// The line of that sitting; none: there is no such sitting.
std::vector<SittingLine> line_of_sitting(const Database& database, const std::string& sitting);
// Newest first. `before`: only those older than this sitting; empty: from the newest.
std::vector<SittingLine> page_of_sittings(const Database& database, const SittingFilter& filter,
                                          const std::string& before, std::size_t most);

struct HandKind {  // the properties hands are grouped by
    std::string bet{}, opponent{};
    bool whole = false;
    bool operator==(const HandKind&) const = default;
};
std::vector<HandKind> hand_kinds(const Database& database, const std::string& game);  // kinds of hands that count

enum class HandOrder { Newest, BestNet, WorstNet, MostThrows };
struct HandLine {
    std::string sitting{};  // the sitting's name
    Milliseconds began = 0;
    Hand hand{};  // without its sheet
};
// Hands that count, of these kinds of one game.
std::vector<HandLine> page_of_hands(const Database& database, const std::string& game, std::span<const HandKind> kinds,
                                    HandOrder order, std::size_t from, std::size_t most);
// All hands of a sitting, in order.
std::vector<HandLine> hands_of_sitting(const Database& database, const std::string& sitting, std::size_t from,
                                       std::size_t most);

struct EntryLine {
    std::int64_t number = 1;
    int game = 1;
    std::string event{};
    std::vector<int> faces{};
    std::vector<std::string> facts{};
    bool operator==(const EntryLine&) const = default;
};
std::vector<EntryLine> page_of_entries(const Database& database, const std::string& sitting, std::int64_t from,
                                       std::size_t most);

// Newest first. `name`: the only run wanted; empty: all.
std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most);

struct DeletedStation {       // what a run keeps of a station whose sitting was deleted
    int number = 1;           // the number of the station
    std::string sitting{};    // its name
    std::string recording{};  // as exported() writes it; empty: nothing of it could be read
};
std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run);

struct StakeCount {
    std::int64_t stake = 0, hands = 0;
};
struct TallyLine {  // sums of one bet against one opponent under one sheet
    std::string game{}, bet{}, opponent{}, sheet{};
    std::int64_t hands = 0, won = 0, lost = 0, staked = 0;
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
// `game`: empty for all games.
std::vector<TallyLine> tallies(const Database& database, const std::string& game);
// Stakes and nets of bets that count and belong to an unfinished hand, by bet, opponent and sheet.
std::vector<TallyLine> unfinished(const Database& database, const std::string& game);
std::vector<ThrownLine> thrown(const Database& database, const std::string& game);

// Judged decisions of a game's sittings that count. `patience`: the least patience, see SittingJudged.
std::vector<JudgedUnder> judged_decisions(const Database& database, const std::string& game, std::int64_t patience);
struct UnjudgedSitting {
    std::string name{};
    std::int64_t entries = 0;
};
std::vector<UnjudgedSitting> unjudged(const Database& database, const std::string& game,
                                      std::int64_t patience);  // newest first
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
std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind);

struct PlayedSitting {
    std::string sitting{}, game{};
    bool asked = false;  // whether it is signed: with initials, or "---" for none
};
std::optional<PlayedSitting> last_played(const Database& database);  // among sittings in a table of high scores
std::string last_initials(const Database& database);                 // "AAA" if there are none yet

}  // namespace boxcars::session
