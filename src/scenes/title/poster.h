// The title's picture: two dice as lit goods wagons on their railway at night. Places everything, draws the still part
// once (shaders/title_sky.frag) and what moves every frame. Knows no card, no input and no game.
#pragma once
#include "render/stage.h"

namespace boxcars::scenes {

struct PosterPlace {  // where the poster lies on the logical canvas
    render::Rect canvas;
    float size = 1;          // 1 at 1280x720
    glm::vec2 origin{0, 0};  // the poster's own 1280x720: its upper left corner, logical
    render::Camera camera;

    glm::vec2 at(float x, float y) const { return origin + glm::vec2{x, y} * size; }
};
PosterPlace poster_place(render::Rect canvas, float foot);  // foot: logical px kept free under the rails, at the bottom

struct PosterTime {
    double seconds = 0;  // since the title was entered
    bool still = false;  // reduced motion
};
// `sign`: the wordmark's rectangle, logical px; its light lies on the sky behind it.
void draw_poster(render::Stage& stage, const PosterPlace& place, render::Rect sign, PosterTime time);
void draw_dimmed_poster(render::Stage& stage, const PosterPlace& place, PosterTime time);  // behind a page

}  // namespace boxcars::scenes
