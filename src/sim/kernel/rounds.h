// Counts rounds of three dice, each with one unit bet, by result. All games against a bank use it. Knows no game.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/kernel/chain_walk.h"

#include <map>

namespace boxcars::sim {

struct RoundsResult {
    std::int64_t games = 0;                          // rounds played to the end; fewer than planned only if stopped
    std::int64_t throws = 0;                         // throws of three dice
    std::map<std::int64_t, std::int64_t> results{};  // units won -> number of rounds

    std::int64_t net() const;  // in units, over all rounds
    void add(const RoundsResult& other);
    bool operator==(const RoundsResult&) const = default;
};

// How the rounds are dealt out in blocks. A table compiled from the rules plays them, for a bet of one unit; the
// purses, coins and seats of the sheet do not matter.
template <class Rules>
Deal deal_of(const Plan<Rules>& plan) {
    return plan.in_blocks_of(ChainWalk::block_of(plan.games));
}

// How far the net lies above `edge` per round, in standard errors; 0 if the result is certain.
double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance);

// Plays rounds of the chain. The result of each of its ends is the round's net.
RoundsResult play(const odds::Chain& round, const Deal& deal, Path path, const std::stop_token& stop,
                  const Progress& progress);

}  // namespace boxcars::sim
