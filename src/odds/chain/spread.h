// A chain's money: how likely each sum of the changes is by the end. In doubles; what is left out is told.
#pragma once
#include "odds/chain/chain.h"

namespace boxcars::odds {

struct SumChance {
    std::int64_t change = 0;
    double chance = 0;
};
struct Spread {
    std::vector<SumChance> sums{};  // ascending
    double left_out = 0;            // chance of all that is not in sums
};
// Nothing when it would take more than `most_work` multiplications.
// requires: an end can be reached from every state, and money only comes in on a way that leads back to where it began.
// Throws Error if not.
std::optional<Spread> spread_of(const Chain& chain, double most_work = 4e8);

}  // namespace boxcars::odds
