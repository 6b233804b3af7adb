// Counts the finished games of a Pig sitting from their facts: who won how often, by seat and by policy, moving first
// or later, with 95 % intervals.
#pragma once
#include "base/numbers.h"
#include "odds/band.h"
#include "rules/pig/rules.h"
#include "session/sitting.h"
#include "session/table_change.h"

#include <string>
#include <vector>

namespace boxcars::session {

// A finished game. Seats count from 0.
struct GameResult {
    int first = 0, winner = 0;
    Players players{};
};

struct WinCount {
    std::int64_t games = 0, wins = 0;

    void add(bool won) {
        ++games;
        wins += won;
    }
    double part() const { return games ? real(wins) / real(games) : 0; }
    odds::Interval interval() const { return odds::interval_of(wins, games); }
};

struct PlayerRecord {
    std::string name{};                // "player 2", or the policy's name
    WinCount all{}, first{}, later{};  // in all games, in those it began, in the others
};

class MatchStatistics {
 public:
    void add(const GameResult& result);
    std::int64_t games() const { return games_; }
    const std::vector<PlayerRecord>& seats() const { return seats_; }
    const std::vector<PlayerRecord>& policies() const { return policies_; }  // the sums over seats of the same name

 private:
    std::int64_t games_ = 0;
    std::vector<PlayerRecord> seats_, policies_;
};

class MatchFold {  // follows a session from its beginning, as HandFold does
 public:
    // Counts the entries since the last call. Call it before the journal drops them.
    void look(const Sitting& session);
    const MatchStatistics& statistics() const { return statistics_; }

 private:
    void follow(const Entry& entry);

    MatchStatistics statistics_;
    TableSetup next_;       // the table from the next game on
    GameResult result_;     // the result of this game so far
    std::size_t seen_ = 0;  // number of entries counted
    int practised_ = 0;     // number of the last game that does not count, as a face was chosen
};

MatchStatistics statistics(const Sitting& session);  // requires: all entries are in memory

}  // namespace boxcars::session
