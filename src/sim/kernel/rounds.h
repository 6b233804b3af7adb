// Counts rounds of three dice, each with one unit bet, by result. All games against a bank use it. Knows no game.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/kernel/chain_walk.h"

#include <algorithm>
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

struct WalkedRound {
    Walked walked{};
    std::vector<std::int64_t> ends{};  // the net of each end
};

// Builds a chain from `start` by calling thrown(state, first, second, third), which returns the state after that throw,
// once for every throw from every state. net(state) is the result of a round that is over; empty if it is not over.
template <class State, class Thrown, class Net>
WalkedRound walk_round(const State& start, Thrown thrown, Net net) {
    const auto number_of = [](auto& all, const auto& one) {  // adds `one` if it is new
        const auto at = std::ranges::find(all, one);
        if (at != all.end()) return static_cast<int>(at - all.begin());
        all.push_back(one);
        return static_cast<int>(all.size()) - 1;
    };
    WalkedRound round;
    std::vector<State> states{start};
    for (std::size_t at = 0; at < states.size(); ++at) {
        auto& next = round.walked.next.emplace_back();
        for (int throws = 0; throws < 216; ++throws) {
            const State state = thrown(states[at], 1 + throws / 36, 1 + throws / 6 % 6, 1 + throws % 6);
            const auto brought = net(state);
            next.push_back(brought ? -1 - number_of(round.ends, *brought) : number_of(states, state));
        }
    }
    round.walked.ends = static_cast<int>(round.ends.size());
    return round;
}

RoundsResult play(const WalkedRound& round, const Deal& deal, Path path, const std::stop_token& stop,
                  const Progress& progress);

}  // namespace boxcars::sim
