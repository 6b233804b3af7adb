// The title's picture: two dice as lit goods wagons on a railway at night. The still part comes from
// shaders/title_sky.frag; the moving parts are drawn every frame.
#pragma once
#include "scenes/scene.h"

namespace boxcars::scenes {

struct PosterPlace {  // the poster on the canvas
    render::Rect canvas;
    float size = 1;          // 1 at 1280x720
    glm::vec2 origin{0, 0};  // upper left corner, logical px
    glm::vec2 moon{1055, 117};
    render::Camera camera;

    glm::vec2 at(float x, float y) const { return origin + glm::vec2{x, y} * size; }
};
PosterPlace poster_place(render::Rect canvas, float foot);  // foot: logical px below the rails
// The poster's place on a canvas taller than wide. The train fits below y = `sky` and `foot` px above the bottom.
PosterPlace upright_poster(render::Rect canvas, float sky, float foot);

// `sign`: the wordmark's rectangle in logical px, which lights the sky behind it.
void draw_poster(render::Stage& stage, const PosterPlace& place, render::Rect sign, SceneTime time);
void draw_dimmed_poster(render::Stage& stage, const render::Rect& canvas, SceneTime time);  // behind a page

}  // namespace boxcars::scenes
