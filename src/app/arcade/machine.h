// Owns what the loop runs on: window, panels, pictures, sounds, settings and the kept files. Opened in this order,
// closed in reverse, and lent to every scene.
#pragma once
#include "app/arcade/applied_settings.h"
#include "app/arcade/current_scene.h"
#include "app/arcade/keeper.h"
#include "ui/overlay/timings.h"

namespace boxcars::app {

struct Parts {  // how the loop gets what it shows; tests replace it
    OpenScene scene;
    std::function<std::unique_ptr<render::Stage>()> stage;
    std::function<std::unique_ptr<audio::Sounds>(bool wanted)> sounds;
    std::vector<std::string> cars{};  // the games of the attract mode, at least one
};

struct Machine {
    Machine(const ArcadeOptions& options, const Parts& parts);
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    bool settle(Ticks now);  // call once a tick; applies and saves the settings; true: the picture may change
    void tell();             // passes on notices about kept files, and narrates the scene and the panels

    Keeper keeper;
    platform::Settings settings;
    platform::Window window;
    ui::Host host;
    std::unique_ptr<render::Stage> stage;
    std::unique_ptr<audio::Sounds> sounds;
    ui::Timings timings{};
    scenes::SceneServices services;
    AppliedSettings applied;
};

}  // namespace boxcars::app
