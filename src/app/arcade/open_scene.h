// The scene that was asked for: the title with a card for every game, a game's table, or the lab.
#pragma once
#include "app/games.h"

namespace boxcars::scenes {
struct LabExperiment;
}

namespace boxcars::app {

// What a scene leaves for the next visit.
struct Visits {
    std::shared_ptr<scenes::LabExperiment> experiment{};  // the lab's; the first visit makes one
    std::string car{};                                    // the game whose card the title shows chosen
};

// Throws Error for a replay or a dice file that cannot be read, or a game that is not among these.
std::unique_ptr<scenes::Scene> open_scene(const Games& games, const TableOptions& options,
                                          scenes::SceneServices& services, Visits& visits);

}  // namespace boxcars::app
