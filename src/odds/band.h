// The band in which at least so many of 100 players stay: the narrowest run of results of an exact distribution. Few
// distributions over whole numbers have a band of just 95 in 100, so that each band says what it covers.
#pragma once
#include "odds/chain/spread.h"

#include <optional>
#include <span>
#include <vector>

namespace boxcars::odds {

constexpr double usual_share = 0.95;

struct Band {
    std::int64_t low = 0, high = 0;  // both inside
    double share = 1;                // of all players
    bool operator==(const Band&) const = default;
};

// Of bands that are equally narrow, the one that covers more. requires: sums ascend and their chances add up to 1
Band narrowest_band(std::span<const SumChance> sums, double share = usual_share);

// How often something of this chance happens in so many trials. requires: 0 < chance < 1
Band binomial_band(std::int64_t trials, double chance, double share = usual_share);
double binomial_at_most(std::int64_t count, std::int64_t trials, double chance);  // the chance of `count` or fewer

struct RepeatedBet {
    std::int64_t times = 0, stake = 0;
    std::vector<std::pair<double, double>> results{};  // net for one staked, and its chance
};
// The sum of independent bets. Nothing when it takes more than `most_work` multiplications, or has no results.
std::optional<std::vector<SumChance>> sum_of_bets(std::span<const RepeatedBet> bets, double most_work = 4e6);

}  // namespace boxcars::odds
