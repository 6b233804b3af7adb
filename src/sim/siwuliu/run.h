// Plays many rounds of sì-wŭ-liù, or whole games of one player against the bank, by odds::PointPlay. Counts results.
#pragma once
#include "odds/siwuliu/odds.h"
#include "sim/kernel/rounds.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

using RoundsPlan = Plan<siwuliu::Rules>;
inline RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop = {},
                                const Progress& progress = {}) {
    return play(odds::siwuliu_round(plan.rules), deal_of(plan), plan.path, stop, progress);
}

// The player of whole games against the bank, who makes the same bet round after round, or bets what is left.
struct FlatPlayer {
    Cents bet = 10 * dollar;
};
using SiwuliuPlan = Plan<siwuliu::Rules, FlatPlayer>;

struct SiwuliuCounts {
    std::int64_t games = 0;             // played to the end; fewer than planned only if stopped
    std::int64_t wins = 0, losses = 0;  // the bank was broken; the player was broken
    std::int64_t rounds = 0, throws = 0;
    bool operator==(const SiwuliuCounts&) const = default;
    BOXCARS_COUNTS(games, losses, rounds, throws, wins);
};

inline Deal deal_of(const SiwuliuPlan& plan) { return plan.in_blocks_of(long_games_in_block); }
inline std::optional<std::string> wrong_players(const SiwuliuPlan& plan) {
    if (plan.players.bet < 1) return "A bet is at least a cent.";
    return {};
}
// Plays games through the rules, with the sheet's purses, until player or bank has nothing. requires: !problem(plan)
SiwuliuCounts play_games(const SiwuliuPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

struct FlatBettor {
    std::string name{};
    Cents bet = 5 * dollar;                   // reduced to what is left, or to what the bank can cover
    Cents up_when_won = 0, up_when_lost = 0;  // leaves when this far ahead or behind; 0: never
};

// Plays sì-wŭ-liù for the lab: flat bettors, each alone with a bank of the sheet's size, in cents. A round is one bet.
LabGame lab_siwuliu(const siwuliu::Rules& rules, const std::vector<FlatBettor>& players);

}  // namespace boxcars::sim
