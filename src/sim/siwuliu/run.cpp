#include "sim/siwuliu/run.h"

#include "rules/knobs.h"

namespace boxcars::sim {

Deal deal_of(const RoundsPlan& plan) {
    return {plan.rounds, plan.seed, plan.threads, ChainWalk::block_of(plan.rounds), plan.share};
}

std::optional<std::string> problem(const RoundsPlan& plan) {
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (auto wrong = problem(plan.path)) return wrong;
    return problem(deal_of(plan));
}

RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const auto thrown = [&](siwuliu::State state, int first, int second, int third) {
        advance(plan.rules, state, siwuliu::Rolled{first, second, third});
        return state;
    };
    const auto net = [](const siwuliu::State& state) -> std::optional<std::int64_t> {
        if (state.phase != siwuliu::Phase::Betting) return {};
        return odds::net_of(state);
    };
    return play(walk_round(odds::one_unit(), thrown, net), deal_of(plan), plan.path, stop, progress);
}

double z_of(const RoundsResult& result, const odds::SiwuliuChances& exact) {
    return z_of(result, exact.edge, exact.variance);
}

}  // namespace boxcars::sim
