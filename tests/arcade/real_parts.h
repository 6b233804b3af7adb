// The arcade's parts as in the program itself: real pictures and sounds, and cars for the given games.
#pragma once
#include "app/arcade/machine.h"
#include "app/arcade/open_scene.h"
#include "app/games.h"
#include "audio/sound.h"
#include "render/stage.h"

#include <utility>

namespace boxcars::app {

template <class OpenScene>
Parts real_parts(const Games& games, OpenScene open) {
    return {std::move(open), [] { return render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders"); },
            [](bool wanted) { return audio::open_sounds(wanted); }, console::game_names(commands_of(games))};
}

// Every game's scenes, opened as the program opens them.
struct RealArcade {
    Games games = every_game();
    LeftBehind left;
    Parts parts = real_parts(games, [this](const SceneOptions& at, scenes::SceneServices& services) {
        return open_scene(games, at, services, left);
    });

    RealArcade() = default;
    RealArcade(const RealArcade&) = delete;
    RealArcade& operator=(const RealArcade&) = delete;
};

}  // namespace boxcars::app
