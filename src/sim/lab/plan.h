// The lab: the same evening played again and again by up to eight players on the same dice, and what the many evenings
// have in common: where a bankroll goes, who is ruined when, how evenings end, and how the realised edge closes in on
// the exact one. Results depend on the plan alone: not on threads, machine, order, or when they are looked at.
// Here is the plan; shown.h has what it shows, run.h plays.
//
// What is counted as money and what a round is, each game says for itself (its own header beside this one).
// House rules: players who bet against a house are each alone with it, on the same dice; who gets up does so with
// nothing left on the table. Where they play against each other all sit at one table, and the evening is over as soon
// as one has nothing left or reaches the goal.
#pragma once
#include "sim/lab/game.h"

#include <memory>

namespace boxcars::sim {

struct LabPlan {
    std::shared_ptr<const LabGame> game{};
    std::int64_t goal = 0;  // who has this much gets up; 0: nobody does
    int rounds = 200;       // of an evening
    std::int64_t evenings = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
};
constexpr int most_lab_players = 8, most_lab_rounds = 100'000;
constexpr std::int64_t most_lab_evenings = 1'000'000;

// Why it cannot be played, as a sentence. requires: plan.game
std::optional<std::string> problem(const LabPlan& plan);

// "The rounds of an evening are 1 to 100000, not 0."
std::string outside(const std::string& what, std::int64_t least, std::int64_t most, std::int64_t value);

}  // namespace boxcars::sim
