#include "world/throw/sim.h"

#include "base/check.h"

#include <algorithm>
#include <array>
#include <cmath>

// Body axes: 1 on +x, 2 on +y, 3 on +z, 4 on -z, 5 on -y, 6 on -x.
namespace boxcars::world {
namespace {

// The 24 rotations of a cube onto itself.
std::array<glm::quat, 24> all_turns() {
    const float half = std::sqrt(0.5f);
    std::array<glm::quat, 24> turns{};
    std::size_t count = 0;
    const auto add = [&](float w, float x, float y, float z) { turns[count++] = glm::quat(w, x, y, z); };
    add(1, 0, 0, 0);  // the identity, then half turns about the faces
    add(0, 1, 0, 0);
    add(0, 0, 1, 0);
    add(0, 0, 0, 1);
    for (const float s : {half, -half}) {  // quarter turns about the faces, half turns about the edges
        add(half, s, 0, 0);
        add(half, 0, s, 0);
        add(half, 0, 0, s);
        add(0, half, s, 0);
        add(0, half, 0, s);
        add(0, 0, half, s);
    }
    for (const float x : {0.5f, -0.5f})  // third turns about the corners
        for (const float y : {0.5f, -0.5f})
            for (const float z : {0.5f, -0.5f}) add(0.5f, x, y, z);
    return turns;
}

// The face nearest to a direction in body axes.
int face_towards(const glm::vec3& body_direction) {
    const glm::vec3 size = glm::abs(body_direction);
    if (size.x >= size.y && size.x >= size.z) return body_direction.x > 0 ? 1 : 6;
    if (size.y >= size.z) return body_direction.y > 0 ? 2 : 5;
    return body_direction.z > 0 ? 3 : 4;
}

// The table's upward normal, in body axes.
glm::vec3 up_in_body(const glm::quat& turn) { return glm::conjugate(turn) * glm::vec3(0, 0, 1); }

}  // namespace

int face_up(const glm::quat& turn) { return face_towards(up_in_body(turn)); }

float tilt_degrees(const glm::quat& turn) {
    const glm::vec3 up = glm::abs(up_in_body(turn));
    const float most = std::max({up.x, up.y, up.z});
    // The two smaller components are the sine of the tilt. It is exact near level; an arc cosine is not.
    const float rest = std::sqrt(std::max(0.0f, up.x * up.x + up.y * up.y + up.z * up.z - most * most));
    return glm::degrees(std::atan2(rest, most));
}

float reach(const glm::quat& turn, int axis) {
    const glm::vec3 along = glm::abs(glm::conjugate(turn) * glm::vec3(axis == 0, axis == 1, 0));
    return 0.5f * (along.x + along.y + along.z) - 0.06f;
}

glm::quat relabelling(const glm::quat& turn, int face, int choice) {
    const glm::vec3 up = up_in_body(turn);
    static const std::array<glm::quat, 24> cube_turns = all_turns();
    for (const glm::quat& r : cube_turns)
        if (face_towards(glm::conjugate(r) * up) == face && choice-- == 0) return r;
    BOXCARS_CHECK(choice, <, 0, "four of the cube's turns bring each face up");
    return {1, 0, 0, 0};
}

}  // namespace boxcars::world
