// The lab's plots: where bankrolls go, who is ruined when, how evenings end, the edge closing in, how long hands last.
// Given what has been counted; computes no chance of its own.
#pragma once
#include "ui/host.h"
#include "ui/lab/look.h"

namespace boxcars::ui {

// In the player's dress, on the window that is being drawn. Not for the two pictures of Pig: lab_surface.h,
// lab_policies.h.
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabView view);

}  // namespace boxcars::ui
