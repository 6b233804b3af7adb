// What a simulation of craps is held against: the chances as they are, and how far off the count is. Counts nothing
// itself.
#pragma once
#include "odds/craps_odds.h"
#include "sim/craps_run.h"

namespace boxcars::sim {

// Standard errors by which the wins lie above the exact chance; 0 when nothing is left to chance.
double z_of(const LineResult& result, const odds::LineGame& exact);
double z_of(const PlayerResult& result, double expected);

// A strategy's mean result of a hand, in cents and to a billionth of one, with a purse that never runs short: from
// every position the mean over the 36 throws, gone over until nothing changes. None when there are too many positions.
std::optional<double> expected_mean(const craps::Rules& rules, const players::CrapsPlan& plan);

}  // namespace boxcars::sim
