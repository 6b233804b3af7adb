#include "sim/craps/run.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace boxcars::sim {
namespace {

using namespace craps;

struct Tables {
    StrategyTable shooter;  // without bets, to find the seven-out
    std::vector<std::optional<StrategyTable>> players{};
};

// Plays hands begin..end-1.
HandsResult play_block(const HandsPlan& plan, const Tables& tables, std::int64_t begin, std::int64_t end,
                       chance::DiceStream dice, const HandResult& hand_result) {
    HandsResult result;
    std::vector<Purse> runs;
    const Cents bankroll = plan.rules.bankroll * dollar;
    for (std::size_t i = 0; i < plan.players.size(); ++i) {
        runs.emplace_back(plan.rules, plan.players[i].lines, tables.players[i], bankroll);
        result.players.push_back({plan.players[i].name, {}});
    }
    for (std::int64_t hand = begin; hand < end; ++hand) {
        for (Purse& run : runs) run.begin(bankroll);
        for (int at = 0; at != StrategyTable::seven_out;) {
            const int first = dice.face(6), second = dice.face(6);
            at = tables.shooter.after(at, first, second).next;
            for (Purse& run : runs) run.see(first, second);
            ++result.rolls;
        }
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Cents won = runs[i].worth() - bankroll;
            ++result.players[i].results[won];
            if (hand_result) hand_result(i, hand, won);
        }
    }
    result.games = end - begin;
    return result;
}

// Computes each position's mean and mean square from those of its 36 throws, until none changes: (a + b)^2 is
// a^2 + 2ab + b^2. `brings`: what a throw adds to the result.
HandMoments moments_of_hand(const StrategyTable& table, const auto& brings) {
    constexpr double throws = 36, still = 1e-12, still_mean = 1e-11;  // still: relative to the largest square
    const auto size = table.positions().size();
    std::vector<double> means(size), squares(size);
    for (double change = 1, moved = 1, largest = 1; change > still * largest || moved > still_mean;) {
        change = moved = 0;
        for (std::size_t at = 0; at < size; ++at) {
            double mean = 0, square = 0;
            for (const auto& branch : table.positions()[at].branches) {
                const auto now = static_cast<double>(std::invoke(brings, branch));
                const auto next = static_cast<std::size_t>(std::max(branch.next, 0));
                const bool over = branch.next == StrategyTable::seven_out;
                const double later = over ? 0 : means[next];
                mean += (now + later) / throws;
                square += (now * now + 2 * now * later + (over ? 0 : squares[next])) / throws;
            }
            change = std::max(change, std::abs(square - squares[at]));
            moved = std::max(moved, std::abs(mean - means[at]));
            largest = std::max(largest, square);
            means[at] = mean;
            squares[at] = square;
        }
    }
    return {means.front(), squares.front() - means.front() * means.front()};
}

}  // namespace

LineResult play_line(const LinePlan& plan, const std::stop_token& stop, const Progress& progress) {
    const ChainWalk walk{walk_line(plan.rules), plan.path, plan.players.lengths};
    auto counts = walk.play(deal_of(plan), stop, progress);
    return {counts.games, counts.of(line_won), counts.of(line_lost), counts.throws, std::move(counts.lengths)};
}

double PlayerResult::standard_error() const {
    const auto n = static_cast<double>(hands());
    if (n < 2) return 0;
    const double middle = mean();
    double squares = 0;
    for (const auto& [result, count] : results) {
        const double off = static_cast<double>(result) - middle;
        squares += off * off * static_cast<double>(count);
    }
    return std::sqrt(squares / (n - 1) / n);
}

std::optional<std::string> wrong_players(const HandsPlan& plan) {
    if (plan.players.empty()) return "Nobody is named to play: --players takes strategies such as pass_line,field.";
    for (const auto& player : plan.players)
        if (auto wrong = players::problem(player.lines, plan.rules, player.name)) return wrong;
    return {};
}

HandsResult play_hands(const HandsPlan& plan, const std::stop_token& stop, const Progress& progress,
                       const HandResult& hand_result) {
    Tables tables{*StrategyTable::compile(plan.rules, {})};
    for (const auto& player : plan.players) tables.players.push_back(StrategyTable::compile(plan.rules, player.lines));
    return in_blocks<HandsResult>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, const chance::DiceStream& dice) {
            return play_block(plan, tables, begin, end, dice, hand_result);
        },
        stop, progress);
}

double z_of(const LineResult& result, const odds::LineGame& exact) {
    const double win = odds::to_double(exact.win);
    const auto games = static_cast<double>(result.games);
    return standard_errors(static_cast<double>(result.wins) - games * win, games * win * (1 - win));
}

double z_of(const PlayerResult& result, double expected) {
    const double error = result.standard_error();
    return error > 0 ? (result.mean() - expected) / error : 0;
}

std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan) {
    const auto table = StrategyTable::compile(rules, plan);
    if (!table) return {};
    return moments_of_hand(*table, &StrategyTable::ThrowResult::change);
}

std::optional<double> expected_edge(const StrategyTable& table) {
    const double settled = moments_of_hand(table, &StrategyTable::ThrowResult::settled).mean;
    if (settled == 0) return {};
    return -moments_of_hand(table, &StrategyTable::ThrowResult::change).mean / settled;
}

}  // namespace boxcars::sim
