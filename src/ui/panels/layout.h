// The layout of the debug windows: around the dice at full size, or as tabs below them in a narrow window. In pixels.
#pragma once
#include "ui/view.h"

namespace boxcars::ui {

struct OverlayLayout {
    bool tabs = false;                         // one window at a time, in `sheet`
    render::Rect rules, odds, journal, plots;  // used without tabs
    render::Rect sheet;                        // used with tabs
    render::Rect dice_zone;                    // no debug window covers this
};

OverlayLayout overlay_layout(const PictureView& view);

// A player panel of this logical size, centred on the table. In a narrow window it takes the full width except 16 px.
render::Rect panel_place(const PictureView& view, float logical_w, float logical_h, float centre_x = 640);

}  // namespace boxcars::ui
