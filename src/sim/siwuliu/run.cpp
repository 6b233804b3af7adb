#include "sim/siwuliu/run.h"

#include "sim/lab/run.h"

namespace boxcars::sim {
namespace {

using namespace siwuliu;

// Returns false if stopped before the end.
bool play_one(const odds::PointPlay& play, Cents bet, chance::DiceStream& dice, const std::stop_token& stop,
              SiwuliuCounts& counts) {
    State state = opening(play.rules());
    while (!over(play.rules(), state)) {
        if (state.phase == Phase::Betting)
            state = odds::with_bet(play.rules(), state, std::min(bet, most_offered(state)));
        play.take(state, Rolled{{dice.face(6), dice.face(6), dice.face(6)}});
        if (stops_after(++counts.throws, stop)) return false;
    }
    counts.games = 1;
    counts.rounds = state.round - 1;
    (state.bank == 0 ? counts.wins : counts.losses) = 1;
    return true;
}

bool gets_up(const Rules& rules, const FlatBettor& player, const State& state) {
    const Cents won = state.balance - rules.balance;
    return (player.up_when_won > 0 && won >= player.up_when_won) ||
           (player.up_when_lost > 0 && -won >= player.up_when_lost);
}

// Throws the dice of a round, which settle one unit against an unlimited bank.
void throw_round(const odds::PointPlay& play, chance::DiceStream& dice, EdgeSums& edge, std::vector<Rolled>& throws) {
    State state = odds::one_unit(odds::cents_of_unit(play.rules()));
    throws.clear();
    while (state.phase != Phase::Betting)
        play.take(state, throws.emplace_back(Rolled{{dice.face(6), dice.face(6), dice.face(6)}}));
    edge.count(-real(odds::net_of(state)) / real(odds::cents_of_unit(play.rules())), 1);
}

// An evening of the lab: each player plays alone against a bank of the sheet's size, all on the same dice. They can
// share the throws, because no bet changes who throws next.
void play_evening(const odds::PointPlay& play, const std::vector<FlatBettor>& players, chance::DiceStream& dice,
                  EveningRecorder& recorder) {
    const Rules& rules = play.rules();
    std::vector<State> states(players.size(), opening(rules));
    std::vector<bool> gone(players.size());
    std::vector<Rolled> throws;  // of this round
    for (int round = 1; round <= recorder.rounds(); ++round) {
        throw_round(play, dice, recorder.edge(0), throws);
        for (std::size_t player = 0; player < players.size(); ++player) {
            if (gone[player]) continue;
            State& state = states[player];
            const FlatBettor& who = players[player];
            state = odds::with_bet(rules, state, std::min(who.bet, most_offered(state)));
            for (const Rolled& rolled : throws) play.take(state, rolled);
            BOXCARS_CHECK(static_cast<int>(state.phase), ==, static_cast<int>(Phase::Betting),
                          "the same dice decide a round whatever is bet");
            recorder.worth(player) = state.balance;
            const bool leaves = recorder.leaves(player, round, state.balance == 0);
            gone[player] = leaves || over(rules, state) || gets_up(rules, who, state);
        }
        recorder.after(round);
    }
}

std::optional<std::string> wrong_bettors(const Rules& rules, const std::vector<FlatBettor>& players) {
    if (auto wrong = rules::problem(rules)) return wrong;
    for (const FlatBettor& player : players)
        if (player.bet < 1 || player.up_when_won < 0 || player.up_when_lost < 0)
            return "The bettor " + player.name +
                   " cannot play: a bet is at least a cent, and nobody gets up at less than 0.";
    return {};
}

}  // namespace

SiwuliuCounts play_games(const SiwuliuPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const odds::PointPlay best{plan.rules};
    const auto play = [&](auto, auto& dice, auto& one) { return play_one(best, plan.players.bet, dice, stop, one); };
    return whole_games<SiwuliuCounts>(deal_of(plan), play, stop, progress);
}

LabGame lab_siwuliu(const Rules& rules, const std::vector<FlatBettor>& players) {
    const auto problem = [rules, players] { return wrong_bettors(rules, players); };
    const auto prepare = [rules, players](const std::stop_token&) {
        const odds::Fraction house = -odds::siwuliu_odds(rules).player.edge;
        const LabEdge edge{.name = "every bet", .exact = odds::to_double(house), .exact_words = odds::to_text(house)};
        const auto play = [players, decisions = odds::PointPlay{rules}](auto, auto& dice, EveningRecorder& recorder) {
            play_evening(decisions, players, dice, recorder);
            return true;
        };
        return std::optional{LabEvenings{{edge}, play}};
    };
    return lab_game(rules, rules.balance, names_of(players), problem, prepare);
}

}  // namespace boxcars::sim
