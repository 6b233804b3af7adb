// Rounds of three dice for a bet of one unit, counted by what they bring: what the games against a bank have in common.
// Knows no game.
#pragma once
#include "sim/kernel/chain_walk.h"

#include <algorithm>
#include <map>

namespace boxcars::sim {

struct RoundsResult {
    std::int64_t games = 0;                          // rounds played to the end; fewer than planned only when stopped
    std::int64_t throws = 0;                         // of three dice
    std::map<std::int64_t, std::int64_t> results{};  // units won: how many rounds came out so

    std::int64_t net() const;  // units, over all rounds
    void add(const RoundsResult& other);
    bool operator==(const RoundsResult&) const = default;
};

// Standard errors by which the net lies above `edge` a round; 0 when nothing is left to chance.
double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance);

struct WalkedRound {
    Walked walked{};
    std::vector<std::int64_t> ends{};  // what they bring
};

// From `start`, by asking thrown(state, first, second, third) once for every throw from every state: the state after
// it. net(state) is what a round that is over has brought, or nothing.
template <class State, class Thrown, class Net>
WalkedRound walk_round(const State& start, Thrown thrown, Net net) {
    const auto number_of = [](auto& all, const auto& one) {  // adds it if it is new
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
