// A seven-out drains the felt of its colour, from the puck outwards, and gives it back. Knows how far it has gone;
// decides nothing.
#pragma once
#include "base/ticks.h"
#include "render/camera.h"
#include "render/canvas.h"

namespace boxcars::scenes {

class FeltDrain {
 public:
    void begin(glm::vec2 from, Ticks now) { from_ = from, began_ = now; }  // a place on the felt
    float drained(glm::vec2 place, double time) const;  // 0..1: how much of its colour that place has lost
    void draw(render::Canvas& canvas, const render::Camera& seen_from, double time, bool still) const;

 private:
    glm::vec2 from_{0, 0};
    Ticks began_ = -100'000;
};

}  // namespace boxcars::scenes
