// The one scene that is open: opens it, leaves it, and knows where the way leads next. Draws
// nothing.
#pragma once
#include "app/arcade/arcade.h"
#include "scenes/attract/tour.h"
#include "scenes/scene.h"

#include <functional>

namespace boxcars::app {

using OpenScene = std::function<std::unique_ptr<scenes::Scene>(const TableOptions&, scenes::SceneServices&)>;

class CurrentScene {
 public:
    // A run with a seed stays repeatable from table to table. `cars`: the games that the attract mode shows.
    CurrentScene(const OpenScene& open, scenes::SceneServices& services, const TableOptions& first,
                 std::vector<std::string> cars);
    scenes::Scene& operator*() const { return *scene_; }
    scenes::Scene* operator->() const { return scene_.get(); }

    void change(const scenes::SceneChange& go);  // anywhere but out
    void leave();                                // there is none until the next is opened

 private:
    void enter(const TableOptions& table);
    TableOptions next_stop(const std::string& game);
    TableOptions page_it_was_chosen_on() const;

    const OpenScene& open_;
    scenes::SceneServices& services_;
    std::optional<std::uint64_t> seed_;
    scenes::AttractTour tour_;
    TableOptions present_;  // as the scene was opened
    std::unique_ptr<scenes::Scene> scene_;
};

}  // namespace boxcars::app
