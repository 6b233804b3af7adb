// The lab plays the same evening again and again, with up to eight players on the same dice, and counts over the
// evenings: how bankrolls develop, when players are ruined, how evenings end, and how the realised edge approaches the
// exact one. Results depend on the plan alone, not on threads, machine, order, or when they are looked at. This file
// has the plan; shown.h has the results, run.h plays.
//
// Each game defines its money and its round (in its header in this folder). House rules: players who bet against a
// house are each alone with it, on the same dice, and leave with nothing left on the table. Players who play against
// each other share one table, and the evening is over as soon as one has nothing left or reaches the goal.
#pragma once
#include "sim/lab/game.h"

#include <memory>

namespace boxcars::sim {

struct LabPlan {
    std::shared_ptr<const LabGame> game{};
    std::int64_t goal = 0;  // a player with this much leaves; 0: no goal
    int rounds = 200;       // in one evening
    std::int64_t evenings = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
};
constexpr int most_lab_players = 8, most_lab_rounds = 100'000;
constexpr std::int64_t most_lab_evenings = 1'000'000;

// A sentence that says why it cannot be played. requires: plan.game
std::optional<std::string> problem(const LabPlan& plan);

// "The rounds of an evening are 1 to 100000, not 0."
std::string outside(const std::string& what, std::int64_t least, std::int64_t most, std::int64_t value);

}  // namespace boxcars::sim
