// The hands of a sitting: the bets and games that its entries settled, for the first person at the table. The rules
// report them, so they can be made from the entries again at any time. Nothing counts in a game with a chosen face, or
// after dice from a list. Also the sitting's scores, its wins and, at a station of a run, how it stands.
#pragma once
#include "session/recording.h"
#include "session/sitting.h"

#include <map>

namespace boxcars::session {

// The figures for high scores, counted from the marks that the rules give (rules/hand.h). The store has the tables.
struct ScoreFigure {
    std::string kind{};  // a rules::ScoreKind's name
    std::int64_t figure = 0;
    bool operator==(const ScoreFigure&) const = default;
};

class ScoreCount {
 public:
    void take(std::span<const rules::ScoreMark> marks, std::span<const rules::ScoreKind> kinds);
    void clear_runs();                         // call it when another game begins
    std::vector<ScoreFigure> figures() const;  // sorted by kind; only kinds with a mark

 private:
    struct Counting {
        std::optional<std::int64_t> figure{};
        std::int64_t run = 0;
        int missing = 0;  // figures still to be added before the sum is a score
    };
    std::map<std::string, Counting, std::less<>> tallies_;
};

struct Hand {
    std::int64_t entry = 1;         // number of the entry that settled it, from 1 in the sitting
    std::string bet{}, opponent{};  // opponent: policies joined by commas; empty: the house
    rules::Outcome outcome = rules::Outcome::Even;
    std::int64_t stake = 0, net = 0;  // in the game's unit
    std::int64_t throws = 0;          // throws of a whole hand; 0 for a bet
    bool whole = false;               // this is a whole hand; its bets are listed as well
    bool counts = true;               // whether it counts in statistics
    std::string sheet{};              // its rule sheet: "goal=100 pig_face=1"
    bool operator==(const Hand&) const = default;
};

struct MilestoneReached {
    std::int64_t entry = 1;  // number of the entry that reached it
    MilestoneLine line{};
    bool operator==(const MilestoneReached&) const = default;
};

struct Hands {
    std::vector<Hand> all{};
    std::vector<MilestoneReached> milestones{};
    // Throws of two dice that count in the statistics, and the double sixes among them.
    std::int64_t throws = 0, boxcars = 0;
    std::vector<ScoreFigure> scores{};  // the counted scores so far; empty: unchanged
    bool operator==(const Hands&) const = default;
    Hands& operator+=(Hands more);
};

// The first person's seat, from 0; none: only policies play.
std::optional<int> first_person(const Players& players);

class HandFold {  // follows a session from its beginning
 public:
    explicit HandFold(const Setup& setup);
    // The hands since the last call. Call it after each decision, throw and change of the table.
    Hands look(const Sitting& session);

 private:
    void follow(const Sitting& session, const Entry& entry, Hands& news);
    Hand hand(const rules::HandResult& result, int person, bool counts);
    std::string opponent(int seat, int person) const;

    TableSetup table_;   // the table before the current entry
    std::string sheet_;  // sheet_text() of table_.rules
    rules::State state_;
    std::size_t seen_ = 0;  // number of entries counted
    int game_ = 1;
    std::int64_t stake_ = 0, net_ = 0, throws_ = 0;  // since the last whole hand
    ScoreCount scores_;
    std::vector<int> milestones_{};           // see PlayedGame::count_milestones()
    std::vector<ScoreFigure> last_scores_{};  // the scores that look() returned last
};

// What a step won for the people at a table: the largest win of one of them. None in a game without hands.
rules::Win win_of_people(const rules::Sheet& rules, const rules::State& before, const rules::AnyStep& step,
                         const Players& players);

// ---- How much of a station is played, and the person's result at a table for money or coins: the change in what the
// person owns, stakes on the table included.

struct StopStanding {
    int done = 0;  // number of games, rounds or throws
    bool over = false;
    std::int64_t brought = 0;  // won or lost, in `unit`, if it is played for money
    std::string_view unit{};   // "cents", "coins", "points"
    bool for_money = false;    // false: the station has no amount, only won or lost
    bool reached = false;      // the goal of a station
};

StopStanding standing_of(const Sitting& session);
// How a station stands after its recording. If its sitting has ended and the station is not over, also gives up the
// goal in the recording. Throws Error with the first difference.
StopStanding recorded_standing(const PlayedGame& game, Recording& recording, bool ended = false);
std::string_view stop_unit_of(const rules::Sheet& rules);  // the unit of what is won: "cents" in a game without hands

}  // namespace boxcars::session
