// Plays many games of cee-lo between computer players, through the rules themselves, and counts the results.
#pragma once
#include "odds/ceelo/odds.h"
#include "sim/kernel/rounds.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

using CeeloPlan = Plan<ceelo::Rules, std::vector<std::string>>;  // a policy's name for each of the sheet's players

struct CeeloCounts {
    std::int64_t games = 0;                                // played to the end; fewer than planned only if stopped
    std::int64_t shared = 0;                               // games with more than one winner
    std::array<std::int64_t, ceelo::most_players> wins{};  // unshared wins, indexed by seat
    std::int64_t rounds = 0, throws = 0;
    std::int64_t bank_passes = 0;  // rounds after which the bank passes, even the last round of a game
    bool operator==(const CeeloCounts&) const = default;
    BOXCARS_COUNTS(bank_passes, games, rounds, shared, throws, wins);
};

inline Deal deal_of(const CeeloPlan& plan) { return plan.in_blocks_of(long_games_in_block); }
std::optional<std::string> wrong_players(const CeeloPlan& plan);

// Each seat banks first in turn, seat 0 first. requires: !problem(plan)
CeeloCounts play_ceelo(const CeeloPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// Plays many rounds of cee-lo between the bank and a player who bets a coin. The bank can pay all, and does not pass.
using CeeloRoundsPlan = Plan<ceelo::Rules>;
inline RoundsResult play_rounds(const CeeloRoundsPlan& plan, const std::stop_token& stop = {},
                                const Progress& progress = {}) {
    return play(odds::ceelo_round(plan.rules), deal_of(plan), plan.path, stop, progress);
}

// Plays cee-lo for the lab: the named policies at one table, in coins. The sheet's `players` is the number of names.
LabGame lab_ceelo(const ceelo::Rules& rules, std::vector<std::string> players);

}  // namespace boxcars::sim
