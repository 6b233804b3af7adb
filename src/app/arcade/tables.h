// Every scene there is, said aloud in one place: the title with its cards, and a table for every game.
#pragma once
#include "app/arcade/arcade.h"
#include "scenes/scene.h"

namespace boxcars::app {

// Throws Error for a replay or a dice file that cannot be read, or a game without a table.
std::unique_ptr<scenes::Scene> make_scene(const TableOptions& options, scenes::SceneServices& services);

}  // namespace boxcars::app
