// Owns what the loop runs on: window, panels, pictures, sounds, settings and the kept files. Opened in this order,
// closed in reverse, and lent to every scene.
#pragma once
#include "app/arcade/applied_settings.h"
#include "app/arcade/arcade.h"
#include "app/arcade/keeper.h"
#include "scenes/attract/tour.h"
#include "scenes/scene.h"
#include "ui/overlay/timings.h"

#include <functional>

namespace boxcars::app {

// Opens and leaves the one scene that is open, and finds out where a scene change leads.
using OpenScene = std::function<std::unique_ptr<scenes::Scene>(const TableOptions&, scenes::SceneServices&)>;

class CurrentScene {
 public:
    // With a seed, every table of the run is reproducible. `cars`: the games that the attract mode shows.
    CurrentScene(const OpenScene& open, scenes::SceneServices& services, const TableOptions& first,
                 std::vector<std::string> cars);
    scenes::Scene& operator*() const { return *scene_; }
    scenes::Scene* operator->() const { return scene_.get(); }

    void change(const scenes::SceneChange& go);  // follows every change except quitting
    void leave();                                // closes the scene until the next is opened

 private:
    void enter(const TableOptions& table);
    TableOptions next_stop(const std::string& game);
    TableOptions page_it_was_chosen_on() const;

    const OpenScene& open_;
    scenes::SceneServices& services_;
    std::optional<std::uint64_t> seed_;
    scenes::AttractTour tour_;
    TableOptions present_;  // the options of the open scene
    std::unique_ptr<scenes::Scene> scene_;
};

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
