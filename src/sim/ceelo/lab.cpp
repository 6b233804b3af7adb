// Plays cee-lo for the lab. An evening is one game of all players at one table, of at most the plan's number of rounds.
// The edge is always the banker's. An exact edge is given if all pay-outs are 1 to 1, so that every banker can pay.
#include "sim/ceelo/match.h"

#include "odds/ceelo/odds.h"
#include "players/ceelo/policy.h"
#include "sim/lab/run.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace ceelo;

struct CeeloCompany {
    Rules rules{};
    odds::CeeloBet odds{};
    std::vector<const players::CeeloPolicy*> players{};
    std::stop_token stop{};
};

class CeeloEvening {
 public:
    CeeloEvening(const CeeloCompany& table, EveningRecorder& recorder)
        : table_(table), recorder_(recorder), state_(opening(table.rules)) {}

    bool play(int first, chance::DiceStream& dice) {
        advance(table_.rules, state_, Begin{first});
        int round = 0;
        for (bool goes_on = true; goes_on && !over(table_.rules, state_) && round < recorder_.rounds();) {
            if (!play_round(dice)) return false;
            goes_on = !reached_goal(++round);
        }
        return true;
    }

 private:
    bool play_round(chance::DiceStream& dice) {
        const int banker = state_.banker, round = state_.round, had = worth(state_, banker);
        int staked = 0;
        while (!over(table_.rules, state_) && state_.round == round) {
            if (most_offered(state_) > 0) {
                if (table_.stop.stop_requested()) return false;  // some policies take milliseconds for one decision
                const auto& policy = *table_.players[seat(state_.turn)];
                advance(table_.rules, state_, players::decision(policy, {table_.rules, state_, table_.odds}));
                continue;
            }
            if (state_.phase == Phase::BankerThrows) staked = bets();
            const int one = dice.face(6), two = dice.face(6);
            advance(table_.rules, state_, Rolled{{one, two, dice.face(6)}});
        }
        recorder_.edge(0).count(worth(state_, banker) - had, staked);
        return true;
    }
    int bets() const {
        int sum = 0;
        for (const int bet : state_.bets) sum += bet;
        return sum;
    }
    bool reached_goal(int round) {
        bool reached = false;
        for (std::size_t player = 0; player < recorder_.players(); ++player) {
            recorder_.worth(player) = worth(state_, static_cast<int>(player));
            const bool ruined = recorder_.worth(player) == 0;
            if (recorder_.leaves(player, round, ruined) && !ruined) reached = true;
        }
        recorder_.after(round);
        return reached;
    }

    const CeeloCompany& table_;
    EveningRecorder& recorder_;
    State state_;
};

bool all_even_money(const Rules& rules) {
    return rules.pays_111 == 1 && rules.pays_triple == 1 && rules.pays_456 == 1 && rules.pays_point == 1 &&
           rules.pays_at_once == 1;
}

LabEdge bank_edge(const CeeloCompany& table) {
    LabEdge edge{.name = "the bank"};
    if (all_even_money(table.rules)) {  // with other pay-outs a banker may owe more than it has
        edge.exact = odds::to_double(table.odds.banker_edge);
        edge.exact_words = odds::to_text(table.odds.banker_edge);
    } else {
        edge.why_not =
            "No exact figure here: a pay-out above 1 to 1 ends where the bank's coins do, so it hangs on who holds how "
            "many.";
    }
    return edge;
}

}  // namespace

LabGame lab_ceelo(const Rules& rules, std::vector<std::string> players) {
    LabGame game = lab_game(rules, rules.coins, std::move(players));
    game.problem = [rules, names = game.players] {
        return problem_of_seats(rules, names, ceelo::most_players, players::ceelo_policy_problem);
    };
    game.prepare = [rules, names = game.players](const std::stop_token& stop) {
        CeeloCompany table{rules, {}, {}, stop};
        table.rules.players = static_cast<int>(names.size());
        table.odds = odds::ceelo_bet(table.rules);
        for (const auto& name : names) table.players.push_back(players::find_ceelo_policy(name));
        LabEvenings evenings;
        evenings.edges.push_back(bank_edge(table));
        evenings.play = [table = std::make_shared<const CeeloCompany>(std::move(table))](
                            std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
            const auto first = static_cast<int>(number % std::ssize(table->players));
            return CeeloEvening{*table, recorder}.play(first, dice);
        };
        return std::optional{std::move(evenings)};
    };
    return game;
}

}  // namespace boxcars::sim
