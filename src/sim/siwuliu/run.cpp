#include "sim/siwuliu/run.h"

#include "odds/siwuliu/odds.h"
#include "sim/kernel/whole_games.h"

namespace boxcars::sim {
namespace {

using siwuliu::State;

// Returns false if stopped before the end.
bool play_one(const SiwuliuPlan& plan, chance::DiceStream& dice, const std::stop_token& stop, SiwuliuCounts& counts) {
    State state = opening(plan.rules);
    while (!over(plan.rules, state)) {
        if (const auto event = odds::flat_decision(state, plan.players.bet)) {
            advance(plan.rules, state, *event);
            continue;
        }
        const int first = dice.face(6), second = dice.face(6);
        advance(plan.rules, state, siwuliu::Rolled{first, second, dice.face(6)});
        if (stops_after(++counts.throws, stop)) return false;
    }
    counts.games = 1;
    counts.rounds = state.round - 1;
    (state.bank == 0 ? counts.wins : counts.losses) = 1;
    return true;
}

}  // namespace

RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop, const Progress& progress) {
    return play(odds::siwuliu_round(plan.rules), deal_of(plan), plan.path, stop, progress);
}

void SiwuliuCounts::add(const SiwuliuCounts& other) {
    games += other.games;
    wins += other.wins;
    losses += other.losses;
    rounds += other.rounds;
    throws += other.throws;
}

Deal deal_of(const SiwuliuPlan& plan) { return plan.in_blocks_of(long_games_in_block); }

std::optional<std::string> wrong_players(const SiwuliuPlan& plan) {
    if (plan.players.bet < 1) return "A bet is at least a cent.";
    return {};
}

SiwuliuCounts play_games(const SiwuliuPlan& plan, const std::stop_token& stop, const Progress& progress) {
    return in_blocks<SiwuliuCounts>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
            return whole_games<SiwuliuCounts>(
                begin, end, [&](std::int64_t, SiwuliuCounts& one) { return play_one(plan, dice, stop, one); });
        },
        stop, progress);
}

}  // namespace boxcars::sim
