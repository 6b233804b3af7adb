// A chain's money: how likely each sum of the changes is at the end. In doubles; says how much chance was left out.
#pragma once
#include "odds/chain/chain.h"

namespace boxcars::odds {

struct SumChance {
    std::int64_t change = 0;
    double chance = 0;
};
struct Spread {
    std::vector<SumChance> sums{};  // ascending
    double left_out = 0;            // the chance of all that is not in sums
};
// Empty if it would take more than `most_work` multiplications. Throws Error unless an end can be reached from every
// state, and unless every win lies on a path that leads back to where the path began.
std::optional<Spread> spread_of(const Chain& chain, double most_work = 4e8);

}  // namespace boxcars::odds
