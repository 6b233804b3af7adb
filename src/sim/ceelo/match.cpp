#include "sim/ceelo/match.h"

#include "players/ceelo/policy.h"
#include "sim/lab/run.h"

namespace boxcars::sim {
namespace {

using namespace ceelo;

struct CeeloCompany {  // a table with its players
    CeeloCompany(const Rules& sheet, const std::vector<std::string>& names, const std::stop_token& stopped)
        : rules(sheet), odds(odds::ceelo_bet(sheet)), stop(stopped) {
        for (const auto& name : names) players.push_back(players::find_ceelo_policy(name));
    }

    // Makes the decision that is due, or throws. False if stopped, since some policies take milliseconds to decide.
    bool step(State& state, chance::DiceStream& dice) const {
        if (most_offered(state) == 0) {
            advance(rules, state, Rolled{{dice.face(6), dice.face(6), dice.face(6)}});
            return true;
        }
        if (stop.stop_requested()) return false;
        advance(rules, state, players::decision(*players[seat(state.turn)], {rules, state, odds}));
        return true;
    }

    Rules rules;
    odds::CeeloBet odds;
    std::vector<const players::CeeloPolicy*> players{};
    std::stop_token stop;
};

// Returns false if stopped before the end.
bool play_one(const CeeloCompany& table, int first, chance::DiceStream& dice, CeeloCounts& counts) {
    State state = opening(table.rules);
    advance(table.rules, state, Begin{first});
    while (!over(table.rules, state)) {
        const int banker = state.banker;
        counts.throws += most_offered(state) == 0;
        if (!table.step(state, dice)) return false;
        counts.bank_passes += state.banker != banker;
    }
    counts.rounds = state.round;
    counts.bank_passes += transition(table.rules, state).to != state.banker;
    int winners = 0, winner = 0;
    for (int player = 0; player < table.rules.players; ++player)
        if (leads(state, player)) ++winners, winner = player;
    (winners > 1 ? counts.shared : counts.wins[seat(winner)]) = 1;
    counts.games = 1;
    return true;
}

// Plays a round and counts the bank's edge, over the first seat's bets alone if it wins ties. False if it was stopped.
bool play_lab_round(const CeeloCompany& table, State& state, chance::DiceStream& dice, EdgeSums& edge) {
    const bool first_wins = table.rules.tie == Tie::First;
    const int banker = state.banker, round = state.round;
    const auto banks = [&] { return first_wins ? -worth(state, first_seat) : worth(state, banker); };
    const int had = banks();
    int staked = 0;
    while (!over(table.rules, state) && state.round == round) {
        if (state.phase == Phase::BankerThrows) staked = first_wins ? state.bets[0] : all_bets(state);
        if (!table.step(state, dice)) return false;
    }
    if (staked > 0) edge.count(banks() - had, staked);
    return true;
}

// Plays an evening of the lab: one game at one table, of at most the plan's rounds. Returns false if it was stopped.
bool play_evening(const CeeloCompany& table, int first, chance::DiceStream& dice, EveningRecorder& recorder) {
    State state = opening(table.rules);
    advance(table.rules, state, Begin{first});
    bool reached = false;  // whether a player has reached the goal
    for (int round = 1; !reached && round <= recorder.rounds() && !over(table.rules, state); ++round) {
        if (!play_lab_round(table, state, dice, recorder.edge(0))) return false;
        for (std::size_t player = 0; player < recorder.players(); ++player) {
            recorder.worth(player) = worth(state, static_cast<int>(player));
            const bool ruined = recorder.worth(player) == 0;
            if (recorder.leaves(player, round, ruined) && !ruined) reached = true;
        }
        recorder.after(round);
    }
    return true;
}

// An exact edge is given if all pay-outs are 1 to 1, so that every banker can pay.
LabEdge bank_edge(const CeeloCompany& table) {
    const odds::Fraction& edge = table.odds.banker_edge;
    const std::string name = table.rules.tie == Tie::First ? "the bank against seat 1" : "the bank";
    if (pays_even_money(table.rules))
        return {.name = name, .exact = odds::to_double(edge), .exact_words = odds::to_text(edge)};
    return {.name = name,  // the bank, which may owe more than it has
            .why_not =
                "No exact figure here: a pay-out above 1 to 1 ends where the bank's coins do, so it hangs on "
                "who holds how many."};
}

}  // namespace

std::optional<std::string> wrong_players(const CeeloPlan& plan) {
    return wrong_policies(plan, players::ceelo_policy_problem);
}

CeeloCounts play_ceelo(const CeeloPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const CeeloCompany table{plan.rules, plan.players, stop};
    const auto play = [&](std::int64_t game, chance::DiceStream& dice, CeeloCounts& one) {
        return play_one(table, static_cast<int>(game % plan.rules.players), dice, one);
    };
    return whole_games<CeeloCounts>(deal_of(plan), play, stop, progress);
}

LabGame lab_ceelo(const Rules& rules, std::vector<std::string> players) {
    const auto problem = [rules, players] {
        return problem_of_seats(rules, players, most_players, players::ceelo_policy_problem);
    };
    const auto prepare = [rules, players](const std::stop_token& stop) {
        Rules sheet = rules;
        sheet.players = static_cast<int>(players.size());
        const auto table = std::make_shared<const CeeloCompany>(sheet, players, stop);
        const auto play = [table](std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
            return play_evening(*table, static_cast<int>(number % std::ssize(table->players)), dice, recorder);
        };
        return std::optional{LabEvenings{{bank_edge(*table)}, play}};
    };
    return lab_game(rules, rules.coins, std::move(players), problem, prepare);
}

}  // namespace boxcars::sim
