// Plays rounds of any game with an account: many for their counts, and evenings for the lab. A round is one decision
// and the dice that follow it, paid by the rules alone. Slower than a game's own walk, but needs nothing else.
#pragma once
#include "rules/any_game.h"
#include "sim/kernel/rounds.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

struct PlainBet {  // one decision
    std::string decision{};
    std::int64_t rounds = 0, throws = 0;
    NetCounts nets{};
    std::int64_t net() const { return net_of(nets); }
    BOXCARS_COUNTS(decision, nets, rounds, throws);
};

struct PlainCounts {
    std::int64_t games = 0;  // rounds, over all decisions
    std::vector<PlainBet> bets{};
    BOXCARS_COUNTS(bets, games);
};

// Each round begins a game anew with the next of the decisions that open it. Throws Error if there are none.
PlainCounts play_plain(const rules::Sheet& rules, const Deal& deal, const std::stop_token& stop,
                       const Progress& progress);

// Each player repeats one decision, named as in the journal ("bet 4"), while offered: alone, all on the same dice.
LabGame lab_plain(const rules::Sheet& rules, std::vector<std::string> players);

}  // namespace boxcars::sim
