// Places letters flat on a chip, a coin or a puck: turned, and squashed as the camera sees a circle on the table.
// Canvas::text_through places the letters with lie_flat().
#pragma once
#include <cmath>
#include <glm/glm.hpp>

namespace boxcars::scenes {

// Height divided by width of a circle on the table, which is seen from 65 degrees above.
constexpr float lying_squash = 0.906f;

struct LyingPrint {
    glm::vec2 at;
    float turn, squash;
};
inline glm::vec2 lie_flat(const void* context, glm::vec2 p) {
    const LyingPrint& lie = *static_cast<const LyingPrint*>(context);
    const float c = std::cos(lie.turn), s = std::sin(lie.turn);
    return lie.at + glm::vec2(p.x * c - p.y * s, (p.x * s + p.y * c) * lie.squash);
}

}  // namespace boxcars::scenes
