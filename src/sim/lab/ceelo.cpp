// Cee-lo in the lab. An evening is one game of the players at one table, with as many of its rounds as the plan has.
// The edge is the banker's, whoever banks. No round pays more than the bank holds, so each round agrees with the exact
// edge.
#include "sim/lab/ceelo.h"

#include "odds/ceelo/odds.h"
#include "players/ceelo/policy.h"
#include "sim/lab/seats.h"
#include "sim/lab/tally.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace ceelo;

struct CeeloPolicies {
    Rules rules{};
    std::int64_t goal = 0;
    int rounds = 0;
    odds::CeeloBet odds{};
    std::vector<const players::CeeloPolicy*> players{};
    std::stop_token stop{};
};

class CeeloEvening {
 public:
    CeeloEvening(const CeeloPolicies& all, EveningRecorder& recorder)
        : all_(all), recorder_(recorder), state_(opening(all.rules)), worths_(all.players.size(), all.rules.coins) {}

    bool play(int first, chance::DiceStream& dice) {
        advance(all_.rules, state_, Begin{first});
        int round = 0;
        while (!over(all_.rules, state_) && round < all_.rounds) {
            if (!play_round(dice)) return false;
            look(++round);
            if (reached_) break;
        }
        recorder_.length(static_cast<std::size_t>(round));
        recorder_.end(worths_);
        return true;
    }

 private:
    bool play_round(chance::DiceStream& dice) {
        const int banker = state_.banker, round = state_.round, had = worth(state_, banker);
        int staked = 0;
        while (!over(all_.rules, state_) && state_.round == round) {
            if (most_offered(state_) > 0) {
                if (all_.stop.stop_requested()) return false;  // some policies take milliseconds for one decision
                const auto& policy = *all_.players[seat(state_.turn)];
                advance(all_.rules, state_, players::decision(policy, {all_.rules, state_, all_.odds}));
                continue;
            }
            if (state_.phase == Phase::BankerThrows) staked = bets();
            const int one = dice.face(6), two = dice.face(6);
            advance(all_.rules, state_, Rolled{{one, two, dice.face(6)}});
        }
        ++recorder_.edge(0).rounds;
        recorder_.edge(0).count(worth(state_, banker) - had, staked);
        return true;
    }
    int bets() const {
        int sum = 0;
        for (const int bet : state_.bets) sum += bet;
        return sum;
    }
    void look(int round) {
        for (std::size_t player = 0; player < worths_.size(); ++player) {
            worths_[player] = worth(state_, static_cast<int>(player));
            if (worths_[player] == 0) recorder_.ruined(player, round);
            if (all_.goal == 0 || worths_[player] < all_.goal) continue;
            recorder_.reached(player, round);
            reached_ = true;
        }
        recorder_.after(round, worths_);
    }

    const CeeloPolicies& all_;
    EveningRecorder& recorder_;
    State state_;
    std::vector<std::int64_t> worths_;
    bool reached_ = false;
};

bool all_even_money(const Rules& rules) {
    return rules.pays_111 == 1 && rules.pays_triple == 1 && rules.pays_456 == 1 && rules.pays_point == 1 &&
           rules.pays_at_once == 1;
}

LabEdge bank_edge(const CeeloPolicies& all) {
    LabEdge edge{.name = "the bank"};
    if (all_even_money(all.rules)) {  // otherwise a bank may owe too much
        edge.exact = odds::to_double(all.odds.banker_edge);
        edge.exact_words = odds::to_text(all.odds.banker_edge);
    } else {
        edge.why_not =
            "No exact figure here: a pay-out above 1 to 1 ends where the bank's coins do, so it hangs on who holds how "
            "many.";
    }
    return edge;
}

}  // namespace

std::optional<std::string> LabCeelo::problem() const {
    return problem_of_seats(rules_, players_, ceelo::most_players, players::ceelo_policy_problem);
}

std::optional<LabEvenings> LabCeelo::prepare(const LabPlan& plan, const std::stop_token& stop) const {
    CeeloPolicies all{rules_, plan.goal, plan.rounds, {}, {}, stop};
    all.rules.players = static_cast<int>(players_.size());
    all.odds = odds::ceelo_bet(all.rules);
    for (const auto& name : players_) all.players.push_back(players::find_ceelo_policy(name));
    LabEvenings evenings;
    evenings.edges.push_back(bank_edge(all));
    const auto seats = static_cast<std::int64_t>(players_.size());
    evenings.play = [all = std::make_shared<const CeeloPolicies>(std::move(all)), seats](
                        std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
        return CeeloEvening{*all, recorder}.play(static_cast<int>(number % seats), dice);
    };
    return evenings;
}

}  // namespace boxcars::sim
