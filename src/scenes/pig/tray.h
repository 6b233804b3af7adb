// Draws the two halves of Pig's tray: left and right of the die, or on an upright canvas above and below it. They show
// the turn or the end of a game. Also draws the rays for a person's win.
#pragma once
#include "render/stage.h"
#include "scenes/pig/places.h"
#include "scenes/pig/report.h"

namespace boxcars::scenes::pig_look {

void draw_turn(render::Canvas& canvas, const TrayScale& tray, const PigMoment& at);
void draw_end(render::Canvas& canvas, const TrayScale& tray, const GameEnd& end, double since);
void draw_rays(render::Canvas& canvas, const Sight& seen, double since);
render::Rect look_back_place(const TrayScale& tray);  // where the button for the look back stands

}  // namespace boxcars::scenes::pig_look
