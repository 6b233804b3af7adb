// What a simulation of craps is held against: the chances as they are, and how far off the count is. Counts nothing
// itself.
#pragma once
#include "odds/craps/odds.h"
#include "sim/craps/run.h"
#include "sim/craps/table.h"

namespace boxcars::sim {

// Standard errors by which the wins lie above the exact chance; 0 when nothing is left to chance.
double z_of(const LineResult& result, const odds::LineGame& exact);
double z_of(const PlayerResult& result, double expected);

// A strategy's mean result of a hand, in cents and to a billionth of one, with a purse that never runs short: from
// every position the mean over the 36 throws, gone over until nothing changes. None when there are too many positions.
std::optional<double> expected_mean(const craps::Rules& rules, const players::BetLines& plan);

// What the house keeps of every cent staked on bets that are settled, pushes among them, with a purse that never runs
// short. None when nothing is ever settled.
std::optional<double> expected_edge(const StrategyTable& table);

}  // namespace boxcars::sim
