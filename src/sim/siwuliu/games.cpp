#include "sim/siwuliu/games.h"

#include "odds/siwuliu/game.h"
#include "rules/knobs.h"

namespace boxcars::sim {
namespace {

using siwuliu::State;

constexpr std::int64_t games_in_block = 64;    // a game of small bets can take millions of throws
constexpr int throws_between_looks = 1 << 12;  // at the stop sign

// False when stopped before the end.
bool play_one(const SiwuliuPlan& plan, chance::DiceStream& dice, const std::stop_token& stop, SiwuliuCounts& counts) {
    State state = opening(plan.rules);
    while (!over(plan.rules, state)) {
        if (const auto event = odds::flat_decision(state, plan.bet)) {
            advance(plan.rules, state, *event);
            continue;
        }
        const int first = dice.face(6), second = dice.face(6);
        advance(plan.rules, state, siwuliu::Rolled{first, second, dice.face(6)});
        if (++counts.throws % throws_between_looks == 0 && stop.stop_requested()) return false;
    }
    counts.games = 1;
    counts.rounds = state.round - 1;
    (state.bank == 0 ? counts.wins : counts.losses) = 1;
    return true;
}

}  // namespace

void SiwuliuCounts::add(const SiwuliuCounts& other) {
    games += other.games;
    wins += other.wins;
    losses += other.losses;
    rounds += other.rounds;
    throws += other.throws;
}

Deal deal_of(const SiwuliuPlan& plan) { return {plan.games, plan.seed, plan.threads, games_in_block, plan.share}; }

std::optional<std::string> problem(const SiwuliuPlan& plan) {
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (plan.bet < 1) return "A bet is at least a cent.";
    return problem(deal_of(plan));
}

SiwuliuCounts play_games(const SiwuliuPlan& plan, const std::stop_token& stop, const Progress& progress) {
    return in_blocks<SiwuliuCounts>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
            SiwuliuCounts counts;
            for (std::int64_t game = begin; game < end; ++game) {
                SiwuliuCounts one;
                if (!play_one(plan, dice, stop, one)) break;
                counts.add(one);
            }
            return counts;
        },
        stop, progress);
}

}  // namespace boxcars::sim
