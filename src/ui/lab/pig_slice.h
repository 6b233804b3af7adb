// Pig's hold surface for one opponent's score: where to roll and where to hold, including islands of rolling above the
// boundary.
#pragma once
#include "ui/lab/surface.h"

namespace boxcars::ui {

// Across: own score. Upwards: turn total.
void draw_pig_slice(Host& host, render::Rect px, const odds::PigSolution& solution, const SurfaceView& view);

}  // namespace boxcars::ui
