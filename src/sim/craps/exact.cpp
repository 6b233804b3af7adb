#include "sim/craps/exact.h"

#include <algorithm>
#include <cmath>

namespace boxcars::sim {
namespace {

constexpr double throws = 36;

double ratio(double off, double error) { return error > 0 ? off / error : 0; }

using Counted = Cents StrategyTable::ThrowResult::*;

double mean_from(const StrategyTable::Position& position, Counted counted, const std::vector<double>& means) {
    double sum = 0;
    for (const auto& branch : position.branches) {
        sum += static_cast<double>(branch.*counted);
        if (branch.next != StrategyTable::seven_out) sum += means[static_cast<std::size_t>(branch.next)];
    }
    return sum / static_cast<double>(position.branches.size());
}

double mean_of_hand(const StrategyTable& table, Counted counted) {
    // In cents. What is still missing shrinks by a tenth or more with every pass.
    constexpr double still = 1e-11;
    std::vector<double> means(table.positions().size());
    for (double most = 1; most > still;) {
        most = 0;
        for (std::size_t at = 0; at < means.size(); ++at) {
            const double mean = mean_from(table.positions()[at], counted, means);
            most = std::max(most, std::abs(mean - means[at]));
            means[at] = mean;
        }
    }
    return means.front();
}

// Sweeps as mean_of_hand() does, for the mean square: (a + b)^2 is a^2 + 2ab + b^2.
template <class Brings>
HandMoments moments_of_hand(const StrategyTable& table, const Brings& brings) {
    constexpr double still = 1e-12;  // of the largest change
    const auto size = table.positions().size();
    std::vector<double> means(size), squares(size);
    for (double change = 1, largest = 1; change > still * largest;) {
        change = 0;
        for (std::size_t at = 0; at < size; ++at) {
            double mean = 0, square = 0;
            for (const auto& branch : table.positions()[at].branches) {
                const double now = brings(branch);
                const auto next = static_cast<std::size_t>(std::max(branch.next, 0));
                const bool over = branch.next == StrategyTable::seven_out;
                const double later = over ? 0 : means[next];
                mean += (now + later) / throws;
                square += (now * now + 2 * now * later + (over ? 0 : squares[next])) / throws;
            }
            change = std::max(change, std::abs(square - squares[at]));
            largest = std::max(largest, square);
            means[at] = mean;
            squares[at] = square;
        }
    }
    return {means.front(), squares.front() - means.front() * means.front()};
}

}  // namespace

double z_of(const LineResult& result, const odds::LineGame& exact) {
    const double win = odds::to_double(exact.win);
    const auto games = static_cast<double>(result.games);
    return ratio(static_cast<double>(result.wins) - games * win, std::sqrt(games * win * (1 - win)));
}

double z_of(const PlayerResult& result, double expected) {
    return ratio(result.mean() - expected, result.standard_error());
}

std::optional<double> expected_mean(const craps::Rules& rules, const players::BetLines& plan) {
    const auto table = StrategyTable::compile(rules, plan);
    if (!table) return {};
    return mean_of_hand(*table, &StrategyTable::ThrowResult::change);
}

std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan) {
    const auto table = StrategyTable::compile(rules, plan);
    if (!table) return {};
    return moments_of_hand(*table, [](const auto& branch) { return static_cast<double>(branch.change); });
}

HandMoments expected_rolls(const craps::Rules& rules) {
    return moments_of_hand(StrategyTable::compile(rules, {}).value(), [](const auto&) { return 1; });
}

std::optional<double> expected_edge(const StrategyTable& table) {
    const double settled = mean_of_hand(table, &StrategyTable::ThrowResult::settled);
    if (settled == 0) return {};
    return -mean_of_hand(table, &StrategyTable::ThrowResult::change) / settled;
}

}  // namespace boxcars::sim
