// Where things lie in the lab: the form at the left, the window with its tabs, the plot and what is said of it, the
// dash. Geometry only, on the logical canvas.
#pragma once
#include "scenes/layout.h"

namespace boxcars::scenes {

struct LabLayout {
    render::Rect form, window, tabs, plot, says, verb, keep, rail, flaps, hint;

    render::Rect question() const;  // of the panel in which something is typed
    render::Rect sheet() const;     // of the rules' panel at most: over the form and on into the window
};
LabLayout lab_layout_for(const Layout& layout);

}  // namespace boxcars::scenes
