#include "world/rail.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::world {
namespace {

constexpr float pi = glm::pi<float>();

struct RailPoint {
    glm::vec2 at;
    float heading;
};

// Clockwise from the bottom centre: half the bottom side, then a corner and a side four times.
RailPoint walk(const Rail& rail, float distance) {
    const glm::vec2 flat = rail.half - glm::vec2(rail.corner);
    const float quarter = pi / 2 * rail.corner;
    const float sides[] = {flat.x, 2 * flat.y, 2 * flat.x, 2 * flat.y, flat.x};
    glm::vec2 at{0, -rail.half.y};
    float heading = pi;  // towards -x
    for (int side = 0; side < 5; ++side) {
        const glm::vec2 along{std::cos(heading), std::sin(heading)};
        if (distance <= sides[side] || side == 4) return {at + along * std::min(distance, sides[side]), heading};
        distance -= sides[side];
        at += along * sides[side];
        const glm::vec2 inward{along.y, -along.x};  // to the right of the direction of travel: the tray's side
        const glm::vec2 centre = at + inward * rail.corner;
        const float turn = std::min(distance, quarter) / rail.corner;
        const glm::vec2 out = at - centre;
        const float c = std::cos(-turn), s = std::sin(-turn);
        at = centre + glm::vec2(out.x * c - out.y * s, out.x * s + out.y * c);
        if (distance <= quarter) return {at, heading - turn};
        distance -= quarter;
        heading -= pi / 2;
    }
    return {at, heading};
}

// Brings a fraction below 0 or above 1 into 0..1; 1, the end, stays.
float round_once(float fraction) { return fraction == 1 ? 1 : fraction - std::floor(fraction); }

}  // namespace

float Rail::length() const { return 4 * (half.x - corner) + 4 * (half.y - corner) + 2 * pi * corner; }

glm::vec2 Rail::point(float fraction) const {
    const RailPoint here = walk(*this, round_once(fraction) * length());
    return here.at + beside * glm::vec2(-std::sin(here.heading), std::cos(here.heading));
}

float Rail::heading(float fraction) const { return walk(*this, round_once(fraction) * length()).heading; }

glm::vec2 Rail::outward(float fraction) const {
    const float along = heading(fraction);
    return {-std::sin(along), std::cos(along)};
}

std::vector<glm::vec2> Rail::stretch(float from, float to) const {
    constexpr float step = 0.004f;
    std::vector<glm::vec2> line;
    for (float at = from; at < to; at += step) line.push_back(point(at));
    line.push_back(point(to));
    return line;
}

}  // namespace boxcars::world
