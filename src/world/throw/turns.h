// The 24 turns that bring a cube onto itself, and which face of a die looks up. Decides nothing else.
// Body axes of the picture: 1 on +x, 2 on +y, 3 on +z, 4 on -z, 5 on -y, 6 on -x.
#pragma once
#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>

#include <array>

namespace boxcars::world {

const std::array<glm::quat, 24>& cube_turns();

int face_towards(const glm::vec3& body_direction);  // the face nearest to a direction in body axes

glm::vec3 up_in_body(const glm::quat& turn);  // the table's up, seen from the die

float tilt_degrees(const glm::quat& turn);  // how far the uppermost face is from level

// How far a cube of edge 1, its edges a little rounded, reaches along an axis of the table (0 x, 1 y).
float reach(const glm::quat& turn, int axis);

// One of the four cube turns r for which turn * r shows `face` on top; `choice` (0..3) says which.
glm::quat relabelling(const glm::quat& turn, int face, int choice);

}  // namespace boxcars::world
