// How the players of Pig did: who won how often in a sitting's finished games, by seat and by policy, moving first or
// later, with 95 % intervals. Judges the person's decisions at a table of two by the exact solution of their sheet,
// unless it favours a seat, in games with the seed's own dice and no chosen face, except for a turn's first roll.
#pragma once
#include "odds/pig/optimal.h"
#include "session/history/figures.h"

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

class PigSolutions {  // solves each sheet once
 public:
    explicit PigSolutions(std::int64_t most_positions) : most_(most_positions) {}
    const odds::PigSolution* of(const pig::Rules& rules);  // nullptr: too many positions

 private:
    std::int64_t most_;
    std::vector<std::pair<pig::Rules, odds::PigSolution>> solved_{};
};

// How well the person decided, for each sheet. requires: a recording of Pig
std::vector<JudgedUnder> judged_games(const Recording& recording, PigSolutions& solutions);

// How much one throw changed the chance to win; 0 on average. requires: solution.answers(rules)
double luck_of_throw(const odds::PigSolution& solution, const pig::Rules& rules, const pig::State& before,
                     const pig::State& after, int person);
// The luck against each opponent, over finished games of two that count.
std::vector<GameLuck> luck_of_games(const Recording& recording, PigSolutions& solutions);
std::vector<GameLuck> pig_luck(Store& store, const AccuracyLimits& limits);
Accuracy pig_accuracy(Store& store, const AccuracyLimits& limits);  // implements AccuracyOf for Pig

}  // namespace boxcars::session
