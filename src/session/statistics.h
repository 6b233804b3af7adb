// Counts who won how often, by seat and by policy, moving first or later, with 95 % intervals.
#pragma once
#include "base/numbers.h"
#include "session/table_change.h"

#include <string>
#include <vector>

namespace boxcars::session {

// A finished game. Seats count from 0.
struct GameResult {
    int first = 0, winner = 0;
    Players players{};
};

struct Interval {
    double least = 0, most = 1;
};

// An interval for a chance that came `wins` times in `games` tries: at least 95 of 100 such intervals hold the chance.
// Exact, by Clopper and Pearson, The use of confidence or fiducial limits (1934).
Interval interval_of(std::int64_t wins, std::int64_t games);

struct WinCount {
    std::int64_t games = 0, wins = 0;

    void add(bool won) {
        ++games;
        wins += won;
    }
    double part() const { return games ? real(wins) / real(games) : 0; }
    Interval interval() const { return interval_of(wins, games); }
};

struct PlayerRecord {
    std::string name{};                // "player 2", or the policy's name
    WinCount all{}, first{}, later{};  // all games, those it began, the others
};

class MatchStatistics {
 public:
    void add(const GameResult& result);
    std::int64_t games() const { return games_; }
    const std::vector<PlayerRecord>& seats() const { return seats_; }
    const std::vector<PlayerRecord>& policies() const { return policies_; }  // seats of the same name added up

 private:
    std::int64_t games_ = 0;
    std::vector<PlayerRecord> seats_, policies_;
};

}  // namespace boxcars::session
