#include "odds/ceelo/equilibrium.h"

#include "base/pieces.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace boxcars::odds {
namespace {

using ceelo::Phase;
using ceelo::Rules;
using ceelo::State;
using Table = CeeloRoundTable;

constexpr double alike = 1e-12;    // among chances closer than this, the smallest amount is taken
constexpr double settled = 1e-14;  // a sweep that changes less than this has converged to rounding errors
constexpr int most_sweeps = 5'000;

std::array<int, Table::seats> purses_of(const State& state, int players) {
    std::array<int, Table::seats> purses{};
    for (int place = 0; place < players; ++place) purses[nth(place)] = worth(state, (state.banker + place) % players);
    return purses;
}

// The results at one position when each player takes his best size, worked out from the last bet to the first.
class Replies {
 public:
    struct BestReply {
        int first = 0, second = 0;  // the bets that lead to `wins`
        Table::Figures wins{};
    };
    template <class WinsAfter>
    Replies(const Table& table, const Table::RoundStart& position, const WinsAfter& wins_after)
        : position_(position), three_(table.players() == 3) {
        const auto [bank, next, rest] = position.purses;
        wins_.resize(nth(std::min(bank, next) * position.width));
        for (int first = 1; first <= std::min(bank, next); ++first)
            for (int second = 0; second < position.width && first + second <= bank; ++second)
                wins_[place(first, second)] = wins_after(table.round(position, first, second));
    }
    BestReply closed(int first, int second) const { return {first, second, wins_[place(first, second)]}; }
    // The third player's best answer to a first bet that leaves `left` coins to cover.
    BestReply second_bets(int first, int left) const {
        int best = three_ && left > 0 ? 1 : 0;
        for (int amount = 2; amount <= std::min(position_.purses[2], left); ++amount)
            if (wins_[place(first, amount)][2] > wins_[place(first, best)][2] + alike) best = amount;
        return closed(first, best);
    }
    BestReply first_bets(int stake) const {
        BestReply best = second_bets(1, stake - 1);
        for (int amount = 2; amount <= std::min(position_.purses[1], stake); ++amount)
            if (const BestReply other = second_bets(amount, stake - amount); other.wins[1] > best.wins[1] + alike)
                best = other;
        return best;
    }
    Table::Figures best() const {
        Table::Figures most = first_bets(1).wins;
        for (int stake = 2; stake <= position_.purses[0]; ++stake)
            if (const Table::Figures other = first_bets(stake).wins; other[0] > most[0] + alike) most = other;
        return most;
    }

 private:
    std::size_t place(int first, int second) const { return nth((first - 1) * position_.width + second); }
    const Table::RoundStart& position_;
    bool three_;
    std::vector<Table::Figures> wins_{};  // indexed by first and second bet
};

}  // namespace

std::optional<CeeloEquilibrium> CeeloEquilibrium::solve(const Rules& rules, int coins, const std::stop_token& stop) {
    CeeloEquilibrium solved{rules, coins};
    if (!solved.iterate(stop)) return {};
    return solved;
}

CeeloEquilibrium::Figures CeeloEquilibrium::wins_after(const Table::ClosedRound& round) const {
    Figures wins = round.ended;
    const int players = table_.players();
    for (const Table::Leaf& leaf : table_.leaves(round)) {
        const Figures& next = wins_[static_cast<std::size_t>(leaf.position)];
        for (int place = 0; place < players; ++place) {
            const int now = place + leaf.shift;
            wins[nth(now < players ? now : now - players)] += leaf.chance * next[nth(place)];
        }
    }
    return wins;
}

double CeeloEquilibrium::sweep() {
    const auto after = [this](const Table::ClosedRound& round) { return wins_after(round); };
    double most = 0;
    for (std::size_t n = 0; n < wins_.size(); ++n) {
        const Figures now = Replies{table_, table_.positions()[n], after}.best();
        for (std::size_t place = 0; place < now.size(); ++place)
            most = std::max(most, std::abs(now[place] - wins_[n][place]));
        wins_[n] = now;
    }
    return most;
}

// An upper bound for the mean number of rounds, reached if all players tried to make the game as long as possible.
double CeeloEquilibrium::longest_game(const std::stop_token& stop) const {
    std::vector<double> rounds(wins_.size(), 0);
    for (double change = 1; change > 0.009 && !stop.stop_requested();) {
        change = 0;
        for (std::size_t n = 0; n < rounds.size(); ++n) {
            const Table::RoundStart& position = table_.positions()[n];
            double most = 0;
            for (int first = 1; first <= std::min(position.purses[0], position.purses[1]); ++first)
                for (int second = 0; second < position.width && first + second <= position.purses[0]; ++second) {
                    double after = 1;
                    for (const Table::Leaf& leaf : table_.leaves(table_.round(position, first, second)))
                        after += leaf.chance * rounds[static_cast<std::size_t>(leaf.position)];
                    most = std::max(most, after);
                }
            change = std::max(change, most - rounds[n]);
            rounds[n] = most;
        }
    }
    return 1.01 * *std::ranges::max_element(rounds);
}

bool CeeloEquilibrium::iterate(const std::stop_token& stop) {
    for (const Table::RoundStart& position : table_.positions()) {
        Figures share{};
        for (std::size_t place = 0; place < share.size(); ++place)
            share[place] = static_cast<double>(position.purses[place]) / table_.all_coins();
        wins_.push_back(share);
    }
    double change = 1;
    for (int sweeps = 0; change > settled && sweeps < most_sweeps && !stop.stop_requested(); ++sweeps) change = sweep();
    if (change > 1e-12) return false;
    error_ = (2 * change + alike) * longest_game(stop);
    return !stop.stop_requested();
}

std::vector<CeeloChoice> CeeloEquilibrium::choices(const State& state) const {
    const int players = table_.players(), turn = (state.turn - state.banker + players) % players;
    const Table::RoundStart& position = table_.positions()[table_.number_of(purses_of(state, players))];
    const Replies replies{table_, position, [this](const Table::ClosedRound& round) { return wins_after(round); }};
    std::vector<CeeloChoice> all;
    for (int amount = 1; amount <= most_offered(state); ++amount) {
        const int left = left_to_cover(state) - amount;
        const int covered = turn == 2 ? state.bets[ceelo::seat(ceelo::next_player(table_.rules(), state.banker))] : 0;
        const Replies::BestReply reply = turn == 0   ? replies.first_bets(amount)
                                         : turn == 1 ? replies.second_bets(amount, left)
                                                     : replies.closed(covered, amount);
        const Table::ClosedRound& round = table_.round(position, reply.first, reply.second);
        all.push_back({amount, round.coins[nth(turn)], reply.wins[nth(turn)], true});
    }
    return all;
}

void CeeloSolving::collect() {
    if (work_.valid() && work_.wait_for(std::chrono::seconds{0}) == std::future_status::ready) solved_ = work_.get();
}

std::vector<CeeloChoice> CeeloSolving::choices(const ceelo::Rules& rules, const ceelo::State& state) {
    const int coins = all_coins(state);
    if (most_offered(state) == 0 || coins > CeeloEquilibrium::most_coins(rules.players)) return {};
    collect();
    if (coins_ != coins || rules_ != rules) {
        if (work_.valid()) return {};  // another game is solved first
        solved_.reset();
        rules_ = rules;
        coins_ = coins;
        work_ = in_background(
            [rules, coins, stop = stop_.get_token()] { return CeeloEquilibrium::solve(rules, coins, stop); });
        collect();
    }
    return solved_ ? solved_->choices(state) : std::vector<CeeloChoice>{};
}

}  // namespace boxcars::odds
