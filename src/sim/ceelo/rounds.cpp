#include "sim/ceelo/rounds.h"

#include "rules/knobs.h"

namespace boxcars::sim {
namespace {

using ceelo::Rules;
using ceelo::State;

constexpr int rich = 100;  // the coins of both: enough for any pay-out of one coin
constexpr int player = 1;  // the banker is player 0

Rules of_two(Rules rules) {
    rules.players = 2;
    rules.coins = rich;
    return rules;
}

State coin_down(const Rules& rules) {
    State state = opening(rules);
    advance(rules, state, ceelo::Begin{0});
    advance(rules, state, ceelo::Stake{1});
    advance(rules, state, ceelo::Cover{1});
    return state;
}

}  // namespace

Deal deal_of(const CeeloRoundsPlan& plan) {
    return {plan.rounds, plan.seed, plan.threads, ChainWalk::block_of(plan.rounds), plan.share};
}

std::optional<std::string> problem(const CeeloRoundsPlan& plan) {
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (auto wrong = problem(plan.path)) return wrong;
    return problem(deal_of(plan));
}

RoundsResult play_rounds(const CeeloRoundsPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const Rules rules = of_two(plan.rules);
    const State start = coin_down(rules);
    const auto thrown = [&](State state, int first, int second, int third) {
        advance(rules, state, ceelo::Rolled{{first, second, third}});
        return state;
    };
    const auto net = [&](const State& state) -> std::optional<std::int64_t> {
        if (state.round == start.round) return {};
        return worth(state, player) - rich;
    };
    return play(walk_round(start, thrown, net), deal_of(plan), plan.path, stop, progress);
}

double z_of(const RoundsResult& result, const odds::CeeloBet& exact) {
    return z_of(result, -exact.banker_edge, exact.variance);
}

}  // namespace boxcars::sim
