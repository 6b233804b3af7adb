// The scene that was asked for: the title with a card for every game, a game's table, or the lab.
#pragma once
#include "app/games.h"

namespace boxcars::app {

// Throws Error for a replay or a dice file that cannot be read, or a game that is not among these.
std::unique_ptr<scenes::Scene> open_scene(const Games& games, const TableOptions& options,
                                          scenes::SceneServices& services);

}  // namespace boxcars::app
