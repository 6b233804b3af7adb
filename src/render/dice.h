// Dice and wagons on a table, ray-cast inside their outlines on the screen, with soft shadows on the plane. Says how a
// die looks; the throw gives its place and the face that is up.
#pragma once
#include "render/camera.h"

#include <vector>

namespace boxcars::render {

// As fractions of the face's width: how far a corner's pip lies from the middle in x and y, and the radius of a pip.
constexpr float pip_reach = 0.26f, pip_radius = 0.095f;

// Where the pips of a face lie, seen flat. From the middle of the face, a corner's pip is at (1, 1).
inline std::vector<glm::vec2> flat_pips(int face) {
    std::vector<glm::vec2> pips;
    if (face % 2 == 1) pips.push_back({0, 0});
    if (face >= 2) pips.insert(pips.end(), {{-1, -1}, {1, 1}});
    if (face >= 4) pips.insert(pips.end(), {{1, -1}, {-1, 1}});
    if (face == 6) pips.insert(pips.end(), {{-1, 0}, {1, 0}});
    return pips;
}

enum class DieKind { Pink, Red, Ivory, Bone, Black, Poster };  // Poster: the two dice on the title

// The body axes: 1 on +x, 2 on +y, 3 on +z, 4 on -z, 5 on -y, 6 on -x.
struct DieLook {
    DieKind kind = DieKind::Pink;
    glm::vec3 centre{0, 0, 0.96f};
    glm::quat turn{1, 0, 0, 0};  // body to world
    float light = 1.0f;          // 0: dark; 1: under the lamp
    float alpha = 1.0f;
    // Without pips, for dice that do not have six sides: the scene prints the number.
    bool blank = false;
    float backlit = 0;  // light on a Poster die: 0 is the title's night, 1 a low sun behind the die
};

// A small rounded wagon on rails, `along` its heading (radians, 0 = +x).
struct WagonLook {
    glm::vec3 centre{0, 0, 0.3f};
    float along = 0;
    Colour body{1, 1, 1, 1};
    float alpha = 1.0f;
    float size = 1.0f;  // scale: at 1, 0.9 units long and 0.5 wide
};

float half_edge(DieKind kind);  // world units: Pink 0.96, Red and Ivory 0.57, Bone 0.50, Black 0.46

}  // namespace boxcars::render
