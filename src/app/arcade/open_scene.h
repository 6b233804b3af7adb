// The scene that was asked for: the title with a card for every game, a game's table, or the lab.
#pragma once
#include "app/games.h"

namespace boxcars::scenes {
struct LabExperiment;
}

namespace boxcars::app {

// The lab goes on with the experiment of the visit before; the first visit makes one.
// Throws Error for a replay or a dice file that cannot be read, or a game that is not among these.
std::unique_ptr<scenes::Scene> open_scene(const Games& games, const TableOptions& options,
                                          scenes::SceneServices& services,
                                          std::shared_ptr<scenes::LabExperiment>& experiment);

}  // namespace boxcars::app
