#include "sim/siwuliu_run.h"

#include "rules/knobs.h"
#include "sim/chain_walk.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::sim {
namespace {

Deal deal_of(const RoundsPlan& plan) {
    return {plan.rounds, plan.seed, plan.threads, ChainWalk::block_of(plan.rounds), plan.share};
}

// The round, by asking the rules' own advance() once for every throw from every state.
struct Round {
    Walked walked{};
    std::vector<std::int64_t> ends{};  // their net results
};

int number_of(auto& all, const auto& one) {  // adds it if it is new
    const auto at = std::ranges::find(all, one);
    if (at != all.end()) return static_cast<int>(at - all.begin());
    all.push_back(one);
    return static_cast<int>(all.size()) - 1;
}

Round walk_round(const siwuliu::Rules& rules) {
    Round round;
    std::vector<siwuliu::State> states{odds::one_unit()};
    for (std::size_t at = 0; at < states.size(); ++at) {
        auto& next = round.walked.next.emplace_back();
        for (int thrown = 0; thrown < 216; ++thrown) {
            siwuliu::State state = states[at];
            advance(rules, state, siwuliu::Rolled{1 + thrown / 36, 1 + thrown / 6 % 6, 1 + thrown % 6});
            const bool ended = state.phase == siwuliu::Phase::Betting;
            next.push_back(ended ? -1 - number_of(round.ends, odds::net_of(state)) : number_of(states, state));
        }
    }
    round.walked.ends = static_cast<int>(round.ends.size());
    return round;
}

}  // namespace

std::int64_t RoundsResult::net() const {
    std::int64_t sum = 0;
    for (const auto& [units, rounds] : results) sum += units * rounds;
    return sum;
}

void RoundsResult::add(const RoundsResult& other) {
    games += other.games;
    throws += other.throws;
    for (const auto& [units, rounds] : other.results) results[units] += rounds;
}

std::optional<std::string> problem(const RoundsPlan& plan) {
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (auto wrong = problem(plan.path)) return wrong;
    return problem(deal_of(plan));
}

RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const Round round = walk_round(plan.rules);
    const auto counts = ChainWalk{round.walked, plan.path}.play(deal_of(plan), stop, progress);
    RoundsResult result{counts.games, counts.throws, {}};
    for (std::size_t end = 0; end < round.ends.size(); ++end)
        if (counts.ends[end] > 0) result.results[round.ends[end]] = counts.ends[end];
    return result;
}

double z_of(const RoundsResult& result, const odds::SiwuliuChances& exact) {
    const auto rounds = static_cast<double>(result.games);
    const double error = std::sqrt(rounds * odds::to_double(exact.variance));
    return error > 0 ? (static_cast<double>(result.net()) - rounds * odds::to_double(exact.edge)) / error : 0;
}

}  // namespace boxcars::sim
