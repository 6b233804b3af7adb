// The outline of a body with rounded corners on the screen, and the area where its soft shadow can fall on the table:
// points round every corner, for a hull.
#pragma once
#include <array>
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

// A body's own corners in the world: the centres of the spheres that round them, and their radius.
struct Corners {
    std::array<glm::vec3, 8> at;
    float radius;
};
Corners corners_of(glm::vec3 centre, const glm::mat3& turn, glm::vec3 half, float radius);

// A plane through a body, facing the eye; outlines are computed in it.
struct Facing {
    glm::vec3 eye, centre, towards, right, up;
    Facing(glm::vec3 from, glm::vec3 at);
    glm::vec2 project(glm::vec3 at) const;
    void project(const Corners& corners, float margin, std::vector<glm::vec2>& out) const;
    glm::vec3 world(glm::vec2 p) const { return centre + right * p.x + up * p.y; }
};

// The points where the body's soft shadow can fall on the table: every corner seen from every corner of the lamp.
void cast(const Corners& corners, float margin, std::vector<glm::vec2>& out);

}  // namespace boxcars::render
