// All that the arcade is made of, for tests that open its scenes without its loop.
#pragma once
#include "app/arcade/machine.h"
#include "app/arcade/open_scene.h"
#include "app/games.h"

namespace boxcars::test {

struct WholeHouse {
    app::Games games = app::every_game();
    std::shared_ptr<scenes::LabExperiment> experiment{};
    app::Parts parts{[this](const app::TableOptions& at, scenes::SceneServices& services) {
                         return open_scene(games, at, services, experiment);
                     },
                     [] { return render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders"); },
                     [](bool wanted) { return audio::open_sounds(wanted); },
                     {},
                     names_of(games)};

    WholeHouse() = default;
    WholeHouse(const WholeHouse&) = delete;  // its parts know where it lies
    WholeHouse& operator=(const WholeHouse&) = delete;
};

}  // namespace boxcars::test
