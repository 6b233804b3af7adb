// What is simulated: a sheet, who plays by it, how many games, and how these are dealt out. The counts depend on the
// plan alone, not on threads, path, machine or order.
#pragma once
#include "rules/knobs.h"
#include "sim/kernel/blocks.h"
#include "sim/kernel/path.h"

namespace boxcars::sim {

struct Nobody {};  // rounds in which nothing is decided

template <class Rules, class Players = Nobody>
struct Plan {
    Rules rules{};
    Players players{};               // policies by name, strategies, or what the one player bets
    std::int64_t games = 1'000'000;  // or rounds, or hands
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;  // of games that are played by a compiled table

    Deal in_blocks_of(std::int64_t block) const { return {games, seed, threads, block, share}; }
};

// A sentence that says why it cannot be played; `players`: what is wrong with them.
template <class Rules, class Players>
std::optional<std::string> problem(const Plan<Rules, Players>& plan) {
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (auto wrong = wrong_players(plan)) return wrong;
    if (auto wrong = problem(plan.path)) return wrong;
    return problem(deal_of(plan));
}
template <class Rules>
std::optional<std::string> wrong_players(const Plan<Rules, Nobody>&) {
    return {};
}

}  // namespace boxcars::sim
