// The narrowest range of results of an exact distribution that holds at least a given share of the players, usually 95
// in 100. Few distributions over whole numbers have a range with exactly that share, so each band gives its share.
#pragma once
#include "odds/chain/chain.h"

#include <span>

namespace boxcars::odds {

constexpr double usual_share = 0.95;

struct Band {
    std::int64_t low = 0, high = 0;  // inclusive
    double share = 1;                // the share of players inside
    bool operator==(const Band&) const = default;
};

// The smallest band that holds `share`; of equally small ones, the fullest. requires: sums ascend; chances add to 1
Band narrowest_band(std::span<const SumChance> sums, double share = usual_share);

// The band for the number of successes in trials that each succeed with `chance`. requires: 0 < chance < 1
Band binomial_band(std::int64_t trials, double chance, double share = usual_share);
double binomial_at_most(std::int64_t count, std::int64_t trials, double chance);  // the chance of `count` or fewer

struct Interval {
    double least = 0, most = 1;
};

// An interval for a chance that came `wins` times in `games` tries: at least 95 of 100 such intervals hold the chance.
// Exact, by Clopper and Pearson, The use of confidence or fiducial limits (1934).
Interval interval_of(std::int64_t wins, std::int64_t games);

struct RepeatedBet {
    std::int64_t times = 0, stake = 0;
    std::vector<std::pair<double, double>> results{};  // net for one unit staked, and its chance
};
// The sum of independent bets. Empty if it takes more than `most_work` multiplications, or has no results.
std::optional<std::vector<SumChance>> sum_of_bets(std::span<const RepeatedBet> bets, double most_work = 4e6);

}  // namespace boxcars::odds
