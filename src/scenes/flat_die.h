// Draws a die's face flat: its pips alone, or the red die of the craps table.
#pragma once
#include "render/canvas.h"

namespace boxcars::scenes {

void draw_pips(render::Canvas& canvas, render::Rect tile, int face, render::Colour ink);
void draw_flat_die(render::Canvas& canvas, glm::vec2 centre, float px, int face);

}  // namespace boxcars::scenes
