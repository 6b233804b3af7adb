// Cee-lo in the lab: an evening is one game of the players at one table, as many rounds of it as the plan has. The edge
// is the banker's, whoever that is: no round pays more than the bank holds, so each is fair to the exact one.
#include "odds/ceelo/odds.h"
#include "players/ceelo/policy.h"
#include "sim/lab/games.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace ceelo;

constexpr int throws_between_looks = 1 << 12;  // at the stop sign

struct Table {
    Rules rules{};
    std::int64_t goal = 0;
    int rounds = 0;
    odds::CeeloBet odds{};
    std::vector<const players::CeeloPolicy*> players{};
    std::stop_token stop{};
};

class Evening {
 public:
    Evening(const Table& table, EveningRecorder& recorder)
        : table_(table),
          pen_(recorder),
          state_(opening(table.rules)),
          worths_(table.players.size(), table.rules.coins) {}

    bool play(int first, chance::DiceStream& dice) {
        advance(table_.rules, state_, Begin{first});
        int round = 0;
        while (!over(table_.rules, state_) && round < table_.rounds) {
            if (!play_round(dice)) return false;
            look(++round);
            if (reached_) break;
        }
        pen_.length(static_cast<std::size_t>(round));
        pen_.end(worths_);
        return true;
    }

 private:
    bool play_round(chance::DiceStream& dice) {
        const int banker = state_.banker, round = state_.round, had = worth(state_, banker);
        int staked = 0;
        while (!over(table_.rules, state_) && state_.round == round) {
            if (most_offered(state_) > 0) {
                const auto& policy = *table_.players[seat(state_.turn)];
                advance(table_.rules, state_, players::decision(policy, {table_.rules, state_, table_.odds}));
                continue;
            }
            if (state_.phase == Phase::BankerThrows) staked = bets();
            const int one = dice.face(6), two = dice.face(6);
            advance(table_.rules, state_, Rolled{{one, two, dice.face(6)}});
            if (++throws_ % throws_between_looks == 0 && table_.stop.stop_requested()) return false;
        }
        ++pen_.edge(0).rounds;
        pen_.edge(0).count(worth(state_, banker) - had, staked);
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
            if (worths_[player] == 0) pen_.ruined(player, round);
            if (table_.goal == 0 || worths_[player] < table_.goal) continue;
            pen_.reached(player, round);
            reached_ = true;
        }
        pen_.after(round, worths_);
    }

    const Table& table_;
    EveningRecorder& pen_;
    State state_;
    std::vector<std::int64_t> worths_;
    bool reached_ = false;
    int throws_ = 0;
};

bool all_even_money(const Rules& rules) {
    return rules.pays_111 == 1 && rules.pays_triple == 1 && rules.pays_456 == 1 && rules.pays_point == 1 &&
           rules.pays_at_once == 1;
}

}  // namespace

LabRoom prepare(const LabPlan& plan, const LabCeelo& lab, const std::stop_token& stop) {
    Table table{lab.rules, plan.goal, plan.rounds, {}, {}, stop};
    table.rules.players = static_cast<int>(lab.players.size());
    table.odds = odds::ceelo_bet(table.rules);
    for (const auto& name : lab.players) table.players.push_back(players::find_ceelo_policy(name));
    LabRoom room;
    room.edges.push_back({.name = "the bank"});
    if (all_even_money(table.rules)) {  // else a bank may owe more than it holds
        room.edges.back().exact = odds::to_double(table.odds.banker_edge);
        room.edges.back().exact_words = odds::to_text(table.odds.banker_edge);
    } else {
        room.edges.back().why_not =
            "No exact figure here: a pay-out above 1 to 1 ends where the bank's coins do, so it hangs on who holds how "
            "many.";
    }
    const auto seats = static_cast<std::int64_t>(lab.players.size());
    room.evening = [all = std::make_shared<const Table>(std::move(table)), seats](
                       std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
        return Evening{*all, recorder}.play(static_cast<int>(number % seats), dice);
    };
    return room;
}

}  // namespace boxcars::sim
