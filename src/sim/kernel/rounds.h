// Counts rounds of three dice for a bet of one unit by their results. Used by all games against a bank. Knows no game.
#pragma once
#include "rules/knobs.h"
#include "sim/kernel/chain_walk.h"

#include <algorithm>
#include <map>

namespace boxcars::sim {

struct RoundsResult {
    std::int64_t games = 0;                          // rounds played to the end; fewer than planned only if stopped
    std::int64_t throws = 0;                         // throws of three dice
    std::map<std::int64_t, std::int64_t> results{};  // units won: the number of rounds

    std::int64_t net() const;  // in units, over all rounds
    void add(const RoundsResult& other);
    bool operator==(const RoundsResult&) const = default;
};

// Many rounds for a bet of one unit, by a table compiled from the rules. What the sheet says of purses, coins and seats
// does not matter. The result depends on the plan alone, not on threads, path, machine or order.
template <class Rules>
struct RoundsOf {
    Rules rules{};
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;
};

template <class Rules>
Deal deal_of(const RoundsOf<Rules>& plan) {  // how the rounds are dealt out in blocks
    return {plan.rounds, plan.seed, plan.threads, ChainWalk::block_of(plan.rounds), plan.share};
}
template <class Rules>
std::optional<std::string> problem(const RoundsOf<Rules>& plan) {  // a sentence that says why it cannot be played
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (auto wrong = problem(plan.path)) return wrong;
    return problem(deal_of(plan));
}

// How far the net lies above `edge` per round, in standard errors; 0 if the result is certain.
double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance);

struct WalkedRound {
    Walked walked{};
    std::vector<std::int64_t> ends{};  // the net of each end
};

// Builds a chain from `start` by calling thrown(state, first, second, third), which returns the state after it, once
// for every throw from every state. net(state) is the result of a round that is over; empty if it is not over.
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
