#include "render/outline.h"

#include <cmath>

namespace boxcars::render {

namespace {
constexpr int pieces = 8;                       // straight pieces of the circle round a corner's sphere
const glm::vec3 key_light{-4.6f, 4.4f, 11.5f};  // the middle of the lamp, as in light.glsl
constexpr glm::vec2 key_half{1.7f, 1.3f};

glm::vec2 round_the_circle(int piece) {
    const float turn = 6.2831853f * static_cast<float>(piece) / pieces;
    return {std::cos(turn), std::sin(turn)};
}
}  // namespace

Corners corners_of(glm::vec3 centre, const glm::mat3& turn, glm::vec3 half, float radius) {
    Corners out{{}, radius};
    for (unsigned i = 0; i < 8; ++i)
        out.at[i] = centre + turn * ((half - radius) * glm::vec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1));
    return out;
}

Facing::Facing(glm::vec3 from, glm::vec3 at) : eye(from), centre(at) {
    towards = glm::normalize(at - from);
    // Seen from straight above, any direction across will do.
    right = std::abs(towards.z) > 0.999f ? glm::vec3{1, 0, 0} : glm::normalize(glm::cross(towards, glm::vec3{0, 0, 1}));
    up = glm::cross(right, towards);
}

glm::vec2 Facing::project(glm::vec3 at) const {
    const float depth = glm::dot(centre - eye, towards);
    const glm::vec3 on = eye + (at - eye) * (depth / glm::dot(at - eye, towards)) - centre;
    return {glm::dot(on, right), glm::dot(on, up)};
}

void Facing::project(const Corners& corners, float margin, std::vector<glm::vec2>& out) const {
    const float depth = glm::dot(centre - eye, towards);
    for (const glm::vec3 c : corners.at) {
        const float scale = depth / glm::dot(c - eye, towards);
        const glm::vec3 on = eye + (c - eye) * scale - centre;
        const float r = (corners.radius * 1.03f * scale + margin) / std::cos(3.14159265f / pieces);
        for (int k = 0; k < pieces; ++k)
            out.push_back(glm::vec2{glm::dot(on, right), glm::dot(on, up)} + round_the_circle(k) * r);
    }
}

void cast(const Corners& corners, float margin, std::vector<glm::vec2>& out) {
    for (int lamp = 0; lamp < 4; ++lamp) {
        const glm::vec3 from =
            key_light + glm::vec3{(lamp & 1 ? 1 : -1) * key_half.x, (lamp & 2 ? 1 : -1) * key_half.y, 0};
        for (const glm::vec3 c : corners.at) {
            const float reach = from.z / std::max(from.z - c.z, 1.0f);
            const glm::vec2 on = glm::vec2(from + (c - from) * reach);
            for (int k = 0; k < pieces; ++k)
                out.push_back(on + round_the_circle(k) * (corners.radius * reach * 1.1f + margin));
        }
    }
}

}  // namespace boxcars::render
