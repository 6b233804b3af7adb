// Rectangles around a point, faces of dice drawn flat, and letters that lie flat on a chip.
#pragma once
#include "scenes/type.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::scenes {

inline Rect around(vec2 middle, vec2 size) {
    const vec2 corner = middle - size / 2.0f;
    return {corner.x, corner.y, size.x, size.y};
}

// A face of a table's die: "red", "bone", "black" or "pink"; "spent" is a pink one of an earlier roll.
inline void draw_flat_die(Canvas& canvas, vec2 centre, float px, const std::string& die, int face) {
    canvas.sprite("dice/" + die + "_" + std::to_string(face), around(centre, vec2{px}));
}

// Points on an oval from the angle `from` up to `to`, which is left out; in radians.
inline std::vector<vec2> oval(vec2 centre, vec2 radii, int corners, float from = 0, float to = glm::two_pi<float>()) {
    std::vector<vec2> edge;
    for (int i = 0; i < corners; ++i) {
        const float angle = from + (to - from) * static_cast<float>(i) / static_cast<float>(corners);
        edge.push_back(centre + radii * vec2(std::cos(angle), std::sin(angle)));
    }
    return edge;
}

// A print on a chip, coin, puck or sheet, turned (in radians) and squashed as the camera sees it.
struct LyingPrint {
    vec2 at;
    float turn, squash = 1;
    vec2 operator()(vec2 p) const {
        const float c = std::cos(turn), s = std::sin(turn);
        return at + vec2(p.x * c - p.y * s, (p.x * s + p.y * c) * squash);
    }
};
// Its letters, for Canvas::text_through.
inline vec2 lie_flat(const void* context, vec2 p) { return (*static_cast<const LyingPrint*>(context))(p); }

}  // namespace boxcars::scenes
