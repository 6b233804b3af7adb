#include "odds/band.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::odds {
namespace {

constexpr double negligible = 1e-22;  // relative to the likeliest count

// Calls with(count, weight) from the likeliest count, of weight 1, down, then up. Returns the sum of the weights.
template <class With>
double each_count(std::int64_t trials, double chance, const With& with) {
    const double odds = chance / (1 - chance);
    const auto middle = std::min(trials, static_cast<std::int64_t>(real(trials + 1) * chance));
    double sum = 0;
    const auto walk = [&](std::int64_t from, int step) {
        double weight = 1;
        for (std::int64_t count = from; count >= 0 && count <= trials && weight > negligible; count += step) {
            const double up = real(trials - count) / real(count + 1) * odds;
            const double down = real(count) / real(trials - count + 1) / odds;
            if (step < 0 || count != middle) {
                sum += weight;
                with(count, weight);
            }
            weight *= step > 0 ? up : down;
        }
    };
    walk(middle, -1);
    walk(middle, 1);
    return sum;
}

std::int64_t cents(double net, std::int64_t stake) { return std::llround(net * real(stake)); }

std::int64_t worst_of(const RepeatedBet& bet) {  // cents
    return cents(std::ranges::min(bet.results, {}, &std::pair<double, double>::first).first, bet.stake);
}

// The chances of the sums after one more bet: each step is as many cells further, with its chance.
std::vector<double> one_more(const std::vector<double>& sums, std::span<const std::pair<std::size_t, double>> steps,
                             std::size_t longest) {
    std::vector<double> next(sums.size() + longest, 0);
    for (const auto& result : steps) {
        const auto [step, chance] = result;
        for (std::size_t at = 0; at < sums.size(); ++at) next[at + step] += sums[at] * chance;
    }
    return next;
}

}  // namespace

Band narrowest_band(std::span<const SumChance> sums, double share) {
    Band best{sums.front().change, sums.back().change, 0};
    bool found = false;
    double inside = 0;
    for (std::size_t low = 0, high = 0; low < sums.size(); inside -= sums[low++].chance) {
        while (high < sums.size() && inside < share) inside += sums[high++].chance;
        if (inside < share) break;
        const Band band{sums[low].change, sums[high - 1].change, std::min(inside, 1.0)};
        const std::int64_t width = band.high - band.low, least = best.high - best.low;
        if (!found || width < least || (width == least && band.share > best.share)) best = band;
        found = true;
    }
    if (!found) best.share = 1;  // rounding kept all chances below `share`
    return best;
}

Band binomial_band(std::int64_t trials, double chance, double share) {
    std::vector<SumChance> counts;
    const double sum = each_count(trials, chance, [&](std::int64_t count, double weight) {
        counts.push_back({count, weight});
    });
    std::ranges::sort(counts, {}, &SumChance::change);
    for (SumChance& of : counts) of.chance /= sum;
    return narrowest_band(counts, share);
}

double binomial_at_most(std::int64_t count, std::int64_t trials, double chance) {
    double inside = 0;
    const double sum = each_count(trials, chance, [&](std::int64_t seen, double weight) {
        if (seen <= count) inside += weight;
    });
    return inside / sum;
}

std::optional<std::vector<SumChance>> sum_of_bets(std::span<const RepeatedBet> bets, double most_work) {
    std::int64_t grain = 0, low = 0, high = 0;
    double work = 0;
    for (const RepeatedBet& bet : bets) {
        if (bet.results.empty()) return {};
        std::int64_t worst = worst_of(bet), best = worst;
        for (const auto& [net, chance] : bet.results) {
            grain = std::gcd(grain, cents(net, bet.stake) - worst);
            best = std::max(best, cents(net, bet.stake));
        }
        low += bet.times * worst;
        high += bet.times * best;
    }
    if (grain == 0) return std::vector<SumChance>{{low, 1}};
    const std::int64_t cells = (high - low) / grain + 1;
    for (const RepeatedBet& bet : bets) work += real(bet.times) * real(cells) * real(bet.results.size()) / 2;
    if (work > most_work) return {};
    std::vector<double> sums{1};
    for (const RepeatedBet& bet : bets) {
        std::vector<std::pair<std::size_t, double>> steps;
        const std::int64_t worst = worst_of(bet);
        std::size_t longest = 0;
        for (const auto& [net, chance] : bet.results) {
            steps.emplace_back(static_cast<std::size_t>((cents(net, bet.stake) - worst) / grain), chance);
            longest = std::max(longest, steps.back().first);
        }
        for (std::int64_t n = 0; n < bet.times; ++n) sums = one_more(sums, steps, longest);
    }
    std::vector<SumChance> all;
    for (std::size_t at = 0; at < sums.size(); ++at)
        if (sums[at] > 0) all.push_back({low + static_cast<std::int64_t>(at) * grain, sums[at]});
    return all;
}

Interval interval_of(std::int64_t wins, std::int64_t games) {
    constexpr double tail = (1 - usual_share) / 2;
    if (games == 0) return {};
    const auto found = [](double low, double high, const auto& below) {
        for (int halving = 0; halving < 60; ++halving) {
            const double middle = (low + high) / 2;
            (below(middle) ? low : high) = middle;
        }
        return (low + high) / 2;
    };
    const double part = real(wins) / real(games);
    Interval sure{0, 1};
    if (wins > 0)
        sure.least =
            found(0, part, [&](double chance) { return 1 - binomial_at_most(wins - 1, games, chance) < tail; });
    if (wins < games)
        sure.most = found(part, 1, [&](double chance) { return binomial_at_most(wins, games, chance) > tail; });
    return sure;
}

}  // namespace boxcars::odds
