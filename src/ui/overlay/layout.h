// Where the debug windows stand: round the dice at full size, one at a time as tabs below them in a narrow window.
// Geometry only, in pixels.
#pragma once
#include "ui/view.h"

namespace boxcars::ui {

struct OverlayLayout {
    bool tabs = false;                         // one window at a time, in `sheet`
    render::Rect rules, odds, journal, plots;  // when not tabs
    render::Rect sheet;                        // when tabs
    render::Rect dice_zone;                    // nothing of ours stands here
};

OverlayLayout overlay_layout(const View& view);

// A player panel of this logical size in the middle of the table; in a narrow window all of the width less 16.
render::Rect panel_place(const View& view, float logical_w, float logical_h, float centre_x = 640);

}  // namespace boxcars::ui
