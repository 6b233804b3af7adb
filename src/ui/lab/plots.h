// The lab's plots: where bankrolls go, who is ruined when, how evenings end, the edge closing in, how long hands last.
// Given what has been counted; computes no chance of its own.
#pragma once
#include "ui/host.h"
#include "ui/lab/look.h"

namespace boxcars::ui {

// In the player's dress, on the window that is being drawn.
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot);

}  // namespace boxcars::ui
