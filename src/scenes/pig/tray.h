// The two halves of Pig's tray, left and right of the die: the turn on show, or the end of a game; and the light over a
// person's victory.
#pragma once
#include "render/stage.h"
#include "scenes/pig/report.h"

namespace boxcars::scenes::pig_look {

void draw_turn(render::Canvas& canvas, const render::Camera& camera, const TurnOnShow& turn);
// `statistics`: all figures of the match, instead of who has won how often.
void draw_end(render::Canvas& canvas, const render::Camera& camera, const GameEnd& end, double since, bool statistics);
void draw_rays(render::Canvas& canvas, const render::Camera& camera, double since);
render::Rect look_back_place(const render::Camera& camera);   // of the button that opens and closes the look back
render::Rect statistics_place(const render::Camera& camera);  // of the one that opens and closes the figures

}  // namespace boxcars::scenes::pig_look
