// The straight motion of something on the table: chips that are bet, paid out or swept away. Gives its place and
// opacity; the scene draws it. Places are logical px (or any unit of the scene), times its ticks. With reduced motion
// it does not move: a Sweep fades out where it starts, the others fade in where they end.
#pragma once
#include "base/ticks.h"

#include <glm/glm.hpp>

namespace boxcars::world {

enum class SlideKind {
    Place,  // 260 ms, cubic out
    Pay,    // 420 ms, cubic out, over an arc
    Sweep,  // 340 ms, cubic in, invisible at the end
};

struct Slide {
    SlideKind kind = SlideKind::Place;
    glm::vec2 from{0, 0}, to{0, 0};
    Ticks began = 0;
    bool reduced = false;

    glm::vec2 at(double time) const;
    float alpha(double time) const;  // Place and Pay: 0 before the start; Sweep: 0 after the end
    Ticks ends() const;
    bool moving(Ticks now) const { return now < ends(); }  // true also before the start
};

constexpr Ticks pay_apart = milliseconds(60);  // the delay between the stacks of one pay-out

}  // namespace boxcars::world
