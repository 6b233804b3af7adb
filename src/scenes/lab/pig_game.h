// One game of Pig as one player sees it, to be drawn through the hold surface: the game last begun at the Pig table, or
// a sample game between the two who sit first.
#pragma once
#include "odds/pig/optimal.h"
#include "session/recording.h"
#include "ui/lab/surface.h"

#include <memory>
#include <optional>

namespace boxcars::scenes {

// The game last begun at the Pig table, as its first person sees it; against several, the best of them counts.
struct PigAtTable {
    pig::Rules rules{};
    std::vector<ui::PigStep> steps{};  // that person's own turns
    bool ended = false;
};
// Of that sitting. None when it is not one of Pig's, or no turn of his was in it.
std::optional<PigAtTable> pig_at_table(const session::Recording& sitting);

// Every moment of a game between two policies on the seed's own dice, as the first sees it: his own turns alone.
// requires: policies that there are, solution.answers(rules)
std::vector<ui::PigStep> sample_pig_game(pig::Rules rules, const std::array<std::string, 2>& policies,
                                         std::uint64_t seed, std::shared_ptr<const odds::PigSolution> solution);

}  // namespace boxcars::scenes
