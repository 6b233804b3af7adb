#include "sim/ceelo/match.h"

#include "players/ceelo/policy.h"
#include "sim/kernel/whole_games.h"

namespace boxcars::sim {
namespace {

using ceelo::Rules;
using ceelo::State;

class CeeloMatches {
 public:
    CeeloMatches(const Rules& rules, const std::vector<std::string>& players, const std::stop_token& stop)
        : rules_(rules), odds_(odds::ceelo_bet(rules)), stop_(stop) {
        for (const auto& name : players) players_.push_back(players::find_ceelo_policy(name));
    }

    // Plays games begin..end-1 of the plan.
    CeeloCounts play(std::int64_t begin, std::int64_t end, chance::DiceStream dice) const {
        return whole_games<CeeloCounts>(begin, end, [&](std::int64_t game, CeeloCounts& one) {
            const auto last = play_one(static_cast<int>(game % rules_.players), dice, one);
            if (last) count_winners(*last, one);
            return last.has_value();
        });
    }

 private:
    // Returns the state at the end; empty if stopped before.
    std::optional<State> play_one(int first, chance::DiceStream& dice, CeeloCounts& counts) const {
        State state = opening(rules_);
        advance(rules_, state, ceelo::Begin{first});
        while (!over(rules_, state)) {
            if (most_offered(state) > 0) {
                if (stop_.stop_requested()) return {};  // some policies take milliseconds for one decision
                const auto* policy = players_[ceelo::seat(state.turn)];
                advance(rules_, state, players::decision(*policy, {rules_, state, odds_}));
                continue;
            }
            const int banker = state.banker;
            const int first_face = dice.face(6), second_face = dice.face(6);
            advance(rules_, state, ceelo::Rolled{{first_face, second_face, dice.face(6)}});
            counts.bank_passes += state.banker != banker;
            ++counts.throws;
        }
        counts.rounds = state.round;
        counts.bank_passes += transition(rules_, state).to != state.banker;
        return state;
    }

    void count_winners(const State& state, CeeloCounts& counts) const {
        int winners = 0, winner = 0;
        for (int player = 0; player < rules_.players; ++player) {
            if (!leads(state, player)) continue;
            ++winners;
            winner = player;
        }
        counts.games = 1;
        if (winners > 1)
            counts.shared = 1;
        else
            counts.wins[ceelo::seat(winner)] = 1;
    }

    const Rules rules_;
    const odds::CeeloBet odds_;
    const std::stop_token& stop_;
    std::vector<const players::CeeloPolicy*> players_{};
};

}  // namespace

void CeeloCounts::add(const CeeloCounts& other) {
    games += other.games;
    shared += other.shared;
    for (std::size_t seat = 0; seat < wins.size(); ++seat) wins[seat] += other.wins[seat];
    rounds += other.rounds;
    throws += other.throws;
    bank_passes += other.bank_passes;
}

Deal deal_of(const CeeloPlan& plan) { return plan.in_blocks_of(long_games_in_block); }

std::optional<std::string> wrong_players(const CeeloPlan& plan) {
    return wrong_policies(plan, players::ceelo_policy_problem);
}

CeeloCounts play_ceelo(const CeeloPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const CeeloMatches table{plan.rules, plan.players, stop};
    return in_blocks<CeeloCounts>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, const chance::DiceStream& dice) {
            return table.play(begin, end, dice);
        },
        stop, progress);
}

RoundsResult play_rounds(const CeeloRoundsPlan& plan, const std::stop_token& stop, const Progress& progress) {
    return play(odds::ceelo_round(plan.rules), deal_of(plan), plan.path, stop, progress);
}

}  // namespace boxcars::sim
