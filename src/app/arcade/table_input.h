// Takes the events since the last tick from SDL's queue and passes them to window, panels and table. Handles the keys
// that mean the same at every table.
#pragma once
#include "app/arcade/scene_view.h"
#include "platform/controls.h"
#include "platform/settings.h"

#include <utility>

namespace boxcars::app {

class TableInput {
 public:
    TableInput(platform::Window& window, ui::Host& host, SceneView& view, platform::Settings& settings)
        : window_(window), host_(host), view_(view), settings_(settings) {}

    platform::Input take();  // call once a tick
    bool take_resized() { return std::exchange(resized_, false); }
    bool picture_wanted() const { return picture_wanted_; }  // requested by key
    bool take_picture_wanted() { return std::exchange(picture_wanted_, false); }
    void let_go() { controls_.let_go(); }
    // Keys and mouse buttons that went down or up since the program started, those that a panel took among them.
    int presses_heard() const { return presses_heard_; }

 private:
    void hear(const SDL_Event& event);
    void answer_keys(const platform::Input& input);

    platform::Window& window_;
    ui::Host& host_;
    SceneView& view_;
    platform::Settings& settings_;
    platform::Controls controls_;
    bool resized_ = false, picture_wanted_ = false;
    int presses_heard_ = 0;
};

}  // namespace boxcars::app
