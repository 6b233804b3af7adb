#include "odds/siwuliu/game.h"

#include "odds/chain/walk.h"

#include <cmath>

namespace boxcars::odds {
namespace {

using siwuliu::Phase;
using siwuliu::Rules;
using siwuliu::State;

constexpr std::size_t most_balances = 1500;  // can be solved in a second
constexpr double nothing_left = 1e-12;       // a pivot below this: the dice hardly ever decide

struct Next {
    Cents balance;
    double chance;
};

// One round from this balance.
std::vector<Next> round_from(const Rules& rules, Cents balance, Cents bet) {
    State start = opening(rules);
    const Cents all = start.bank + start.balance;
    start.balance = balance;
    start.bank = all - balance;
    const int round = start.round;
    const Chain chain = walk(
        rules, start, [&](const State& state) { return flat_decision(state, bet); },
        [&](const State& state) -> std::optional<End> {
            if (state.round == round) return {};
            return End{state.balance};
        },
        [](const State& state) {
            return std::pair{state.phase, state.point};
        });
    const Solved solved = solve(chain);
    std::vector<Next> next;
    for (std::size_t end = 0; end < chain.ends.size(); ++end)
        next.push_back({chain.ends[end].result, to_double(solved.chance[end])});
    return next;
}

// Balances between nothing and everything, in the order in which they are found, and where a round leads from each.
struct Game {
    std::vector<Cents> balances{};
    std::map<Cents, std::size_t> number{};
    std::vector<std::vector<Next>> rounds{};

    void find(Cents balance) {
        if (number.try_emplace(balance, balances.size()).second) balances.push_back(balance);
    }
};

std::optional<Game> walk_game(const Rules& rules, Cents bet) {
    const State start = opening(rules);
    const Cents all = start.bank + start.balance;
    Game game;
    game.find(start.balance);
    for (std::size_t at = 0; at < game.balances.size(); ++at) {
        if (game.balances.size() > most_balances) return {};
        game.rounds.push_back(round_from(rules, game.balances[at], bet));
        for (const Next& next : game.rounds.back())
            if (next.balance > 0 && next.balance < all) game.find(next.balance);
    }
    return game;
}

using Row = std::vector<double>;  // one equation; its last number is the right side

// Solves for x of the first equation, by elimination from the last one up. The diagonal is dominant: no pivoting.
std::optional<double> first_of(std::vector<Row> rows) {
    for (std::size_t last = rows.size() - 1; last > 0; --last) {
        const Row& from = rows[last];
        if (std::abs(from[last]) < nothing_left) return {};
        for (std::size_t row = 0; row < last; ++row) {
            const double share = rows[row][last] / from[last];
            if (share == 0) continue;
            for (std::size_t at = 0; at < last; ++at) rows[row][at] -= share * from[at];
            rows[row].back() -= share * from.back();
        }
    }
    if (std::abs(rows[0][0]) < nothing_left) return {};
    return rows[0].back() / rows[0][0];
}

}  // namespace

std::optional<siwuliu::Event> flat_decision(const State& state, Cents bet) {
    if (state.phase != Phase::Betting) return {};
    if (state.bet > 0) return siwuliu::Stop{};
    return siwuliu::Bet{std::min(bet, offer(state).most)};
}

std::optional<double> breaks_the_bank(const Rules& rules, Cents bet) {
    const auto game = walk_game(rules, bet);
    if (!game) return {};
    const std::size_t size = game->balances.size();
    std::vector<Row> rows(size, Row(size + 1));
    for (std::size_t at = 0; at < size; ++at) {
        rows[at][at] = 1;
        for (const auto& [balance, chance] : game->rounds[at]) {
            if (const auto known = game->number.find(balance); known != game->number.end())
                rows[at][known->second] -= chance;
            else if (balance > 0)
                rows[at].back() += chance;
        }
    }
    return first_of(std::move(rows));
}

}  // namespace boxcars::odds
