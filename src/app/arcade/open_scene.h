// Opens the requested scene: the title, a game's table (also with a kept sitting or a recording), the lab, the history,
// or a run's page.
#pragma once
#include "app/games.h"

namespace boxcars::scenes {
struct LabExperiment;
class RunChances;
}  // namespace boxcars::scenes

namespace boxcars::app {

// State that is kept while another scene is open.
struct LeftBehind {
    std::shared_ptr<scenes::LabExperiment> experiment{};  // the lab's experiment; made on the first visit
    std::shared_ptr<scenes::RunChances> chances{};        // the Long Run's odds; made on the first visit
    std::string car{};                                    // the game whose title card is selected
};

// Throws Error for a replay or a dice file that cannot be read, or for an unknown game.
std::unique_ptr<scenes::Scene> open_scene(const Games& games, const SceneOptions& asked,
                                          scenes::SceneServices& services, LeftBehind& left);

}  // namespace boxcars::app
