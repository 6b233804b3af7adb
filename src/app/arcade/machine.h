// What the loop runs on: window, panels, pictures and sounds, what the player set and what is kept. Opened in this
// order, closed in the other one, and lent to every scene. Decides nothing about time and scenes.
#pragma once
#include "app/arcade/applied_settings.h"
#include "app/arcade/current_scene.h"
#include "app/arcade/keeper.h"
#include "ui/overlay/timings.h"

namespace boxcars::app {

struct Parts {  // how the loop comes by what it shows; tests bring their own
    OpenScene scene;
    std::function<std::unique_ptr<render::Stage>()> stage;
    std::function<std::unique_ptr<audio::Sounds>(bool wanted)> sounds;
    session::Verify verify{};         // any game's recording; none: nothing is taken over
    std::vector<std::string> cars{};  // the games that the attract mode shows, at least one
};

struct Machine {
    Machine(const ArcadeOptions& options, const Parts& parts);
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    bool settle(Ticks now);  // once a tick: what was set is carried out, and saved; true: it may be seen
    void tell();             // the player, what has happened to what is kept; and aloud, what scene and panels tell

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
