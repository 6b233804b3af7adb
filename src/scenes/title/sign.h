// The house's name over the title, and the line under it. Decides where they stand and how they look.
#pragma once
#include "scenes/layout.h"
#include "scenes/title/poster.h"

namespace boxcars::scenes {

render::Rect sign_place(const Layout& layout, const PosterPlace& place, float left_edge);
render::Rect under_sign(const render::Rect& sign);  // for a plate
void draw_sign(render::Canvas& canvas, const render::Rect& sign, std::size_t tables);

}  // namespace boxcars::scenes
