// The 24 rotations of a cube onto itself, and which face of a die is up. Body axes: 1 on +x, 2 on +y, 3 on +z, 4 on -z,
// 5 on -y, 6 on -x.
#pragma once
#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>

#include <array>

namespace boxcars::world {

const std::array<glm::quat, 24>& cube_turns();

int face_towards(const glm::vec3& body_direction);  // the face nearest to a direction in body axes

glm::vec3 up_in_body(const glm::quat& turn);  // the table's upward normal, in body axes

float tilt_degrees(const glm::quat& turn);  // how far the uppermost face is from level

// How far a cube of edge 1 with slightly rounded edges reaches along an axis of the table (0 x, 1 y).
float reach(const glm::quat& turn, int axis);

// One of the four rotations r of the cube for which turn * r shows `face` on top; `choice` (0..3) selects one.
glm::quat relabelling(const glm::quat& turn, int face, int choice);

}  // namespace boxcars::world
