// What can be pressed at the Pig table: the dash's buttons, the bar's, and the die itself while somebody is to decide.
// Says what was pressed; what it means is the scene's.
#pragma once
#include "scenes/pig/dash.h"

namespace boxcars::scenes {

constexpr std::pair<platform::Action, const char*> pig_keys[] = {{platform::Action::NewMatch, "new_match"}};

class PigControls {
 public:
    // Every tick, so that it never depends on how often the picture is drawn.
    void set(Buttons& buttons, const Layout& layout, const PigMoment& at, const PigLookBack& look_back, bool muted);
    bool pressed_on_die(const platform::Input& input) const;

 private:
    std::optional<render::Rect> die_;
};

}  // namespace boxcars::scenes
