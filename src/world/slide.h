// Something that lies on the table moves in a straight line: chips that are put down, paid out, swept away. Knows where
// it is and how much of it is seen; what it looks like is the scene's. Places are logical px (or any unit the scene
// likes), times its ticks. Reduced motion: nothing travels, it fades in or out where it lies.
#pragma once
#include "base/ticks.h"

#include <glm/glm.hpp>

namespace boxcars::world {

enum class SlideKind {
    Place,  // 260 ms, cubic out
    Pay,    // 420 ms, cubic out, over an arc
    Sweep,  // 340 ms, cubic in, gone at the end
};

struct Slide {
    SlideKind kind = SlideKind::Place;
    glm::vec2 from{0, 0}, to{0, 0};
    Ticks began = 0;
    bool reduced = false;

    glm::vec2 at(double time) const;
    float alpha(double time) const;  // Place and Pay: 0 before they begin; Sweep: 0 once it is over
    Ticks ends() const;
    bool moving(Ticks now) const { return now < ends(); }  // also while it waits for its turn
};

constexpr Ticks pay_apart = milliseconds(60);  // from one stack of a pay-out to the next

// The nth (from 0) stack of one pay-out; the others begin together.
Slide slide_pay(glm::vec2 from, glm::vec2 to, Ticks now, int nth, bool reduced);

}  // namespace boxcars::world
