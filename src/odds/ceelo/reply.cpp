#include "odds/ceelo/reply.h"

#include "base/numbers.h"

#include <algorithm>
#include <numeric>

namespace boxcars::odds {
namespace {

using ceelo::Phase;
using ceelo::Rules;
using ceelo::State;

int players_to_bet(const Rules& rules, const State& state) {
    int players = 0;
    for (int player = state.turn; player != state.banker; player = next_player(rules, player)) ++players;
    return players;
}

int all_bets(const State& state) { return std::accumulate(state.bets.begin(), state.bets.end(), 0); }

// What a round is worth to one player. Follows each result while any player may lose all coins; otherwise takes means.
class ReplyRound {
 public:
    ReplyRound(const CeeloBet& bet, const Rules& rules, int player)
        : bet_(bet), rules_(rules), player_(player), edge_(to_double(bet.banker_edge)) {
        for (const auto& against : bet.against) {
            Against row{.chance = to_double(against.chance)};
            for (const auto& result : against.results) {
                row.chances.push_back(to_double(result.chance));
                row.mean += row.chances.back() * result.net;
            }
            against_.push_back(std::move(row));
        }
    }

    // requires: bets are closed, nothing has been thrown
    CeeloChoice worth_of(int amount, const State& closed) const {
        CeeloChoice choice{amount};
        if (!somebody_may_lose_all(closed, static_cast<int>(bet_.results.back().coins))) {
            const bool banks = player_ == closed.banker;
            choice.coins = worth(closed, player_) + (banks ? edge_ * closed.bank : -edge_ * bet_of(closed));
            choice.wins = choice.coins / all_coins(closed);
            return choice;
        }
        for (std::size_t i = 0; i < against_.size(); ++i) {
            State state = closed;
            advance(rules_, state, ceelo::Rolled{bet_.against[i].faces});
            walk(state, closed.round, i, against_[i].chance, choice);
        }
        return choice;
    }

 private:
    struct Against {
        double chance;
        std::vector<double> chances{};  // indexed by result
        double mean = 0;                // the mean win of one coin bet
    };

    int bet_of(const State& state) const { return state.bets[ceelo::seat(player_)]; }

    // Whether the bets on the table may cost a player all coins. `most`: the most that a bet of one coin wins.
    bool somebody_may_lose_all(const State& state, int most) const {
        for (int player = 0; player < rules_.players; ++player)
            if (player != state.banker && state.coins[ceelo::seat(player)] == 0) return true;
        return all_bets(state) * most >= worth(state, state.banker);
    }

    void walk(const State& state, int round, std::size_t against, double chance, CeeloChoice& sum) const {
        if (state.round != round || state.phase == Phase::Over) return count(state, chance, sum);
        const auto& results = bet_.against[against].results;
        if (!somebody_may_lose_all(state, results.back().net)) {
            const double to_come = player_ == state.banker ? -all_bets(state) : bet_of(state);
            const double own = worth(state, player_) + to_come * against_[against].mean;
            sum.coins += chance * own;
            sum.wins += chance * own / all_coins(state);
            return;
        }
        for (std::size_t i = 0; i < results.size(); ++i) {
            State next = state;
            advance(rules_, next, ceelo::Rolled{results[i].faces});
            walk(next, round, against, chance * against_[against].chances[i], sum);
        }
    }

    void count(const State& state, double chance, CeeloChoice& sum) const {
        const double own = worth(state, player_);
        sum.coins += chance * own;
        if (state.phase != Phase::Over) {
            sum.wins += chance * own / all_coins(state);
        } else if (leads(state, player_)) {
            int winners = 0;
            for (int player = 0; player < rules_.players; ++player) winners += leads(state, player);
            sum.wins += chance / winners;
        }
    }

    const CeeloBet& bet_;
    const Rules& rules_;
    int player_;
    double edge_;
    std::vector<Against> against_{};
};

constexpr double same = 1e-9;  // in coins or chances: differences below this are rounding errors

const CeeloChoice& most_coins(std::span<const CeeloChoice> choices, const CeeloChoice& than, double least_wins) {
    const CeeloChoice* most = &than;
    for (const CeeloChoice& choice : choices)
        if (choice.wins > least_wins - same && choice.coins > most->coins + same) most = &choice;
    return *most;
}

}  // namespace

int even_bet(const Rules& rules, const State& state) {
    const int players = players_to_bet(rules, state);
    return std::min(most_offered(state), (left_to_cover(state) + players - 1) / players);
}

std::vector<CeeloChoice> ceelo_choices(const CeeloBet& bet, const Rules& rules, const State& state) {
    std::vector<CeeloChoice> choices;
    const ReplyRound round{bet, rules, state.turn};
    for (int amount = 1; amount <= most_offered(state); ++amount) {
        State closed = state;
        if (state.phase == Phase::Stake)
            advance(rules, closed, ceelo::Stake{amount});
        else
            advance(rules, closed, ceelo::Cover{amount});
        while (closed.phase == Phase::Cover) advance(rules, closed, ceelo::Cover{even_bet(rules, closed)});
        choices.push_back(round.worth_of(amount, closed));
    }
    return choices;
}

const CeeloChoice& best(std::span<const CeeloChoice> choices) {
    constexpr double rounding = 1e-12;
    const CeeloChoice* found = &choices.front();
    for (const auto& choice : choices)
        if (choice.wins > found->wins + rounding) found = &choice;
    return *found;
}

CeeloJudged judge(std::span<const CeeloChoice> choices, int amount) {
    const CeeloChoice& chosen = choices[nth(amount - 1)];
    CeeloJudged judged{chosen, most_coins(choices, chosen, chosen.wins), false, 0};
    judged.given_away = std::max(0.0, judged.better.coins - chosen.coins);
    judged.alike = std::ranges::all_of(choices, [&](const CeeloChoice& one) {
        return std::abs(one.coins - chosen.coins) < same && std::abs(one.wins - chosen.wins) < same;
    });
    return judged;
}

const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount) {
    const CeeloChoice& here = choices[nth(amount - 1)];
    const CeeloChoice &better = most_coins(choices, here, here.wins), &richest = most_coins(choices, here, 0);
    const CeeloChoice& surest = best(choices);
    for (const CeeloChoice* other : {&better, &richest})
        if (other != &here) return other;
    return surest.wins > here.wins + same ? &surest : nullptr;
}

}  // namespace boxcars::odds
