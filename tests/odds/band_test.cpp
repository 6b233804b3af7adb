// Bands against brute force: the narrowest one that covers enough, for double sixes in a few throws and for sums of
// bets, each way of the dice listed.
#include "odds/band.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace boxcars::odds;

namespace {

// Each way of so many throws to come out, listed: how often each sum comes.
std::vector<SumChance> listed(const std::vector<RepeatedBet>& bets) {
    std::map<std::int64_t, double> sums{{0, 1}};
    for (const RepeatedBet& bet : bets)
        for (int n = 0; n < bet.times; ++n) {
            std::map<std::int64_t, double> next;
            for (const auto& [sum, chance] : sums)
                for (const auto& [net, of] : bet.results)
                    next[sum + std::llround(net * static_cast<double>(bet.stake))] += chance * of;
            sums = std::move(next);
        }
    std::vector<SumChance> all;
    for (const auto& [sum, chance] : sums) all.push_back({sum, chance});
    return all;
}

Band brute_force(const std::vector<SumChance>& sums) {
    Band best{sums.front().change, sums.back().change, 0};
    for (std::size_t low = 0; low < sums.size(); ++low) {
        double inside = 0;
        for (std::size_t high = low; high < sums.size(); ++high) {
            inside += sums[high].chance;
            const auto width = sums[high].change - sums[low].change, least = best.high - best.low;
            if (inside >= usual_share - 1e-12 && (width < least || (width == least && inside > best.share)))
                best = {sums[low].change, sums[high].change, inside};
        }
    }
    return best;
}

void check_same(const Band& band, const Band& expected) {
    CHECK(band.low == expected.low);
    CHECK(band.high == expected.high);
    CHECK(std::abs(band.share - expected.share) < 1e-9);
}

}  // namespace

TEST_CASE("bands of counts and of sums of bets are those of brute force, and cover what they say") {
    const std::vector<std::pair<double, double>> six{{0, 35.0 / 36}, {1, 1.0 / 36}};
    for (const int throws : {1, 2, 3, 4, 10, 30, 100, 333})
        check_same(binomial_band(throws, 1.0 / 36), brute_force(listed({{throws, 1, six}})));
    const std::vector<std::pair<double, double>> field{{-1, 20.0 / 36}, {1, 14.0 / 36}, {2, 1.0 / 36}, {3, 1.0 / 36}};
    const std::vector<std::vector<RepeatedBet>> several{
        {{1, 500, field}}, {{7, 500, field}}, {{7, 500, field}, {3, 1500, field}}, {{40, 100, six}, {5, 700, field}}};
    for (const auto& bets : several) {
        const auto sums = sum_of_bets(bets);
        REQUIRE(sums);
        check_same(narrowest_band(*sums), brute_force(listed(bets)));
    }
    CHECK_FALSE(sum_of_bets(std::vector<RepeatedBet>{{100'000, 500, field}}));  // it would take long
}

TEST_CASE("so many counts or fewer, against a sum by hand, and of a billion trials") {
    CHECK(binomial_at_most(0, 4, 0.25) == doctest::Approx(0.31640625));
    CHECK(binomial_at_most(2, 4, 0.25) == doctest::Approx(0.94921875));
    CHECK(binomial_at_most(4, 4, 0.25) == doctest::Approx(1));
    const Band many = binomial_band(1'000'000'000, 1.0 / 36);
    const double half = static_cast<double>(many.high - many.low + 1) / 2;
    CHECK(half == doctest::Approx(1.959964 * std::sqrt(1e9 * 35 / 1296)).epsilon(0.001));
    CHECK(many.share == doctest::Approx(0.95).epsilon(0.0005));
}
