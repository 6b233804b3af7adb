// The exact values that a simulation of craps is compared with, and how far its counts are from them.
#pragma once
#include "odds/craps/odds.h"
#include "sim/craps/run.h"
#include "sim/craps/table.h"

namespace boxcars::sim {

// How far the wins lie above the exact chance, in standard errors; 0 if the result is certain.
double z_of(const LineResult& result, const odds::LineGame& exact);
double z_of(const PlayerResult& result, double expected);

// A strategy's mean result of a hand, in cents, accurate to a billionth, with an unlimited purse. Each position is the
// mean over its 36 throws; the sweep is repeated until nothing changes. Empty if there are too many positions.
std::optional<double> expected_mean(const craps::Rules& rules, const players::BetLines& plan);

struct HandMoments {
    double mean = 0, variance = 0;
};
// A strategy's result of a hand, in cents, with an unlimited purse. Empty if there are too many positions.
std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan);
HandMoments expected_rolls(const craps::Rules& rules);  // of a hand

// The share of every cent staked that the house keeps, over settled bets including pushes, with an unlimited purse.
// Empty if no bet is ever settled.
std::optional<double> expected_edge(const StrategyTable& table);

}  // namespace boxcars::sim
