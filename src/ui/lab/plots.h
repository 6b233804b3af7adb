// The lab's plots: how bankrolls develop, who is ruined when, how evenings end, how the edge converges, how long hands
// last. Receives counts; computes no chance of its own.
#pragma once
#include "ui/host.h"
#include "ui/lab/look.h"

namespace boxcars::ui {

// In the player style, on the current window.
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot);

}  // namespace boxcars::ui
