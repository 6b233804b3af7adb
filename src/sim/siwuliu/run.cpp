#include "sim/siwuliu/run.h"

#include "base/check.h"
#include "sim/lab/run.h"

#include <algorithm>

namespace boxcars::sim {
namespace {

using namespace siwuliu;

// Returns false if stopped before the end.
bool play_one(const SiwuliuPlan& plan, chance::DiceStream& dice, const std::stop_token& stop, SiwuliuCounts& counts) {
    State state = opening(plan.rules);
    while (!over(plan.rules, state)) {
        if (state.phase == Phase::Betting)
            state = odds::with_bet(plan.rules, state, std::min(plan.players.bet, most_offered(state)));
        const int first = dice.face(6), second = dice.face(6);
        advance(plan.rules, state, Rolled{first, second, dice.face(6)});
        if (stops_after(++counts.throws, stop)) return false;
    }
    counts.games = 1;
    counts.rounds = state.round - 1;
    (state.bank == 0 ? counts.wins : counts.losses) = 1;
    return true;
}

struct BettorAlone {
    State state{};
    bool gone = false;
};

bool gets_up(const Rules& rules, const FlatBettor& player, const State& state) {
    const Cents won = state.balance - rules.balance;
    return (player.up_when_won > 0 && won >= player.up_when_won) ||
           (player.up_when_lost > 0 && -won >= player.up_when_lost);
}

// An evening of the lab: each player plays alone against a bank of the sheet's size, all on the same dice. They can
// share the throws, because no bet changes who throws next.
class SiwuliuEvening {
 public:
    SiwuliuEvening(const Rules& rules, const std::vector<FlatBettor>& players, EveningRecorder& recorder)
        : rules_(rules), players_(players), recorder_(recorder), seats_(players.size(), BettorAlone{opening(rules)}) {}

    void play(chance::DiceStream& dice) {
        for (int round = 1; round <= recorder_.rounds(); ++round) {
            throw_round(dice);
            for (std::size_t player = 0; player < seats_.size(); ++player)
                if (!seats_[player].gone) play_round(player, round);
            recorder_.after(round);
        }
    }

 private:
    void throw_round(chance::DiceStream& dice) {  // settles one unit against an unlimited bank
        State state = odds::one_unit();
        thrown_.clear();
        while (state.phase != Phase::Betting) {
            const int first = dice.face(6), second = dice.face(6);
            thrown_.push_back({first, second, dice.face(6)});
            advance(rules_, state, thrown_.back());
        }
        recorder_.edge(0).count(-static_cast<double>(odds::net_of(state)), 1);
    }
    void play_round(std::size_t player, int round) {
        auto& [state, gone] = seats_[player];
        const FlatBettor& who = players_[player];
        state = odds::with_bet(rules_, state, std::min(who.bet, most_offered(state)));
        for (const Rolled& rolled : thrown_) advance(rules_, state, rolled);
        BOXCARS_CHECK(static_cast<int>(state.phase), ==, static_cast<int>(Phase::Betting),
                      "the same dice decide a round whatever is bet");
        recorder_.worth(player) = state.balance;
        gone =
            recorder_.leaves(player, round, state.balance == 0) || over(rules_, state) || gets_up(rules_, who, state);
    }

    const Rules& rules_;
    const std::vector<FlatBettor>& players_;
    EveningRecorder& recorder_;
    std::vector<BettorAlone> seats_;
    std::vector<Rolled> thrown_{};  // the throws of this round
};

std::optional<std::string> wrong_bettors(const Rules& rules, const std::vector<FlatBettor>& players) {
    if (auto wrong = rules::problem(rules)) return wrong;
    if (rules.balance < 1 || rules.bank < 1)
        return std::string{"Nobody can bet: bank and balance are both at least a cent here."};
    for (const FlatBettor& player : players)
        if (player.bet < 1 || player.up_when_won < 0 || player.up_when_lost < 0)
            return "The bettor " + player.name +
                   " cannot play: a bet is at least a cent, and nobody gets up at less than 0.";
    return {};
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

std::optional<std::string> wrong_players(const SiwuliuPlan& plan) {
    if (plan.players.bet < 1) return "A bet is at least a cent.";
    return {};
}

SiwuliuCounts play_games(const SiwuliuPlan& plan, const std::stop_token& stop, const Progress& progress) {
    const auto play = [&](std::int64_t, chance::DiceStream& dice, SiwuliuCounts& one) {
        return play_one(plan, dice, stop, one);
    };
    return whole_games<SiwuliuCounts>(deal_of(plan), play, stop, progress);
}

LabGame lab_siwuliu(const Rules& rules, const std::vector<FlatBettor>& players) {
    LabGame game = lab_game(rules, rules.balance, names_of(players));
    game.problem = [rules, players] { return wrong_bettors(rules, players); };
    game.prepare = [rules, players](const std::stop_token&) {
        const odds::Fraction house = -odds::siwuliu_odds(rules).player.edge;
        const LabEdge edge{.name = "every bet", .exact = odds::to_double(house), .exact_words = odds::to_text(house)};
        const auto play = [rules, players](std::int64_t, chance::DiceStream& dice, EveningRecorder& recorder) {
            SiwuliuEvening{rules, players, recorder}.play(dice);
            return true;
        };
        return std::optional{LabEvenings{{edge}, play}};
    };
    return game;
}

}  // namespace boxcars::sim
