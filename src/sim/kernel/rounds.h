// Counts rounds of three dice by their nets, with one unit bet, for all games against a bank. Knows no game.
#pragma once
#include "sim/kernel/chain_walk.h"

namespace boxcars::sim {

using NetCounts = std::map<std::int64_t, std::int64_t>;  // what was won -> number of rounds
inline std::int64_t net_of(const NetCounts& rounds) {    // over all rounds
    std::int64_t sum = 0;
    for (const auto& [net, times] : rounds) sum += net * times;
    return sum;
}

struct RoundsResult {
    std::int64_t games = 0;   // rounds played to the end; fewer than planned only if stopped
    std::int64_t throws = 0;  // throws of three dice
    NetCounts results{};      // in units

    std::int64_t net() const { return net_of(results); }
    BOXCARS_COUNTS(games, results, throws);
    bool operator==(const RoundsResult&) const = default;
};

// How the rounds are dealt out in blocks. A table compiled from the rules plays them, for a bet of one unit; the
// purses, coins and seats of the sheet do not matter.
template <class Rules>
Deal deal_of(const Plan<Rules>& plan) {
    return plan.in_blocks_of(ChainWalk::block_of(plan.games));
}

// How far the net lies above `edge` per round, in standard errors; 0 if the result is certain.
inline double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance) {
    const auto rounds = static_cast<double>(result.games);
    return standard_errors(static_cast<double>(result.net()) - rounds * odds::to_double(edge),
                           rounds * odds::to_double(variance));
}

// Plays rounds of the chain. The result of each of its ends is the round's net.
inline RoundsResult play(const odds::Chain& round, const Deal& deal, Path path, const std::stop_token& stop,
                         const Progress& progress) {
    const auto counts = ChainWalk{walked(round), path}.play(deal, stop, progress);
    RoundsResult result{counts.games, counts.throws, {}};
    for (std::size_t end = 0; end < round.ends.size(); ++end)
        if (counts.ends[end] > 0) result.results[round.ends[end].result] = counts.ends[end];
    return result;
}

}  // namespace boxcars::sim
