#include "sim/siwuliu_run.h"

#include "rules/knobs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::sim {
namespace {

Deal deal_of(const RoundsPlan& plan) { return {plan.rounds, plan.seed, plan.threads, 16'384, plan.share}; }

// The round compiled for speed, by asking the rules' own advance() once for every throw from every state.
struct Table {
    std::vector<std::array<int, 216>> next{};  // a state, or below 0: the end number -1 - next; it begins in state 0
    std::vector<std::int64_t> ends{};          // their net results
};

int number_of(auto& all, const auto& one) {  // adds it if it is new
    const auto at = std::ranges::find(all, one);
    if (at != all.end()) return static_cast<int>(at - all.begin());
    all.push_back(one);
    return static_cast<int>(all.size()) - 1;
}

Table compile(const siwuliu::Rules& rules) {
    Table table;
    std::vector<siwuliu::State> states{odds::one_unit()};
    for (std::size_t at = 0; at < states.size(); ++at) {
        auto& next = table.next.emplace_back();
        for (int thrown = 0; thrown < 216; ++thrown) {
            siwuliu::State state = states[at];
            advance(rules, state, siwuliu::Rolled{1 + thrown / 36, 1 + thrown / 6 % 6, 1 + thrown % 6});
            const bool ended = state.phase == siwuliu::Phase::Betting;
            next[static_cast<std::size_t>(thrown)] =
                ended ? -1 - number_of(table.ends, odds::net_of(state)) : number_of(states, state);
        }
    }
    return table;
}

RoundsResult play_block(const Table& table, std::int64_t rounds, chance::DiceStream dice) {
    RoundsResult result;
    std::vector<std::int64_t> counts(table.ends.size());
    for (result.games = 0; result.games < rounds; ++result.games) {
        int at = 0;
        while (at >= 0) {
            const int first = dice.face(6), second = dice.face(6), third = dice.face(6);
            const auto thrown = static_cast<std::size_t>(first * 36 + second * 6 + third - 43);  // 1-1-1 is 0
            at = table.next[static_cast<std::size_t>(at)][thrown];
            ++result.throws;
        }
        ++counts[static_cast<std::size_t>(-1 - at)];
    }
    for (std::size_t end = 0; end < counts.size(); ++end)
        if (counts[end] > 0) result.results[table.ends[end]] = counts[end];
    return result;
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
    return problem(deal_of(plan));
}

RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const Table table = compile(plan.rules);
    return in_blocks<RoundsResult>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, const chance::DiceStream& dice) {
            return play_block(table, end - begin, dice);
        },
        stop, progress);
}

double z_of(const RoundsResult& result, const odds::SiwuliuChances& exact) {
    const auto rounds = static_cast<double>(result.games);
    const double error = std::sqrt(rounds * odds::to_double(exact.variance));
    return error > 0 ? (static_cast<double>(result.net()) - rounds * odds::to_double(exact.edge)) / error : 0;
}

}  // namespace boxcars::sim
