// One opponent's score of Pig's hold surface, in full: where to roll and where to hold, islands of rolling above the
// boundary too.
#pragma once
#include "ui/lab/surface.h"

namespace boxcars::ui {

// Own score across, turn total upwards.
void draw_pig_slice(Host& host, render::Rect px, const odds::PigSolution& solution, const SurfaceView& view);

}  // namespace boxcars::ui
