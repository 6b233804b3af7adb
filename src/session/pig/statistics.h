// Counts the finished games of a Pig sitting from their facts: who won how often, by seat and by policy, moving first
// or later, with 95 % intervals.
#pragma once
#include "base/numbers.h"
#include "odds/band.h"
#include "session/sitting.h"

#include <string>
#include <vector>

namespace boxcars::session {

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

struct MatchStatistics {
    std::int64_t games = 0;
    std::vector<PlayerRecord> seats{}, policies{};  // policies: the sums over seats of the same name
};
MatchStatistics statistics(const Sitting& session);  // requires: all entries are in memory

}  // namespace boxcars::session
