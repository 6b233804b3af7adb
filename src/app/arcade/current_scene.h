// Opens and leaves the one scene that is open, and finds out where a scene change leads.
#pragma once
#include "app/arcade/arcade.h"
#include "scenes/attract/tour.h"
#include "scenes/scene.h"

#include <functional>

namespace boxcars::app {

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

}  // namespace boxcars::app
