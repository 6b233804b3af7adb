// Where the pips of a face lie, seen flat. From the middle of the face, a corner's pip is at (1, 1).
#pragma once
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

// As fractions of the face's width: the distance to a corner's pip, and the radius of a pip.
constexpr float pip_reach = 0.26f, pip_radius = 0.095f;

inline std::vector<glm::vec2> flat_pips(int face) {
    std::vector<glm::vec2> pips;
    if (face % 2 == 1) pips.push_back({0, 0});
    if (face >= 2) pips.insert(pips.end(), {{-1, -1}, {1, 1}});
    if (face >= 4) pips.insert(pips.end(), {{1, -1}, {-1, 1}});
    if (face == 6) pips.insert(pips.end(), {{-1, 0}, {1, 0}});
    return pips;
}

}  // namespace boxcars::render
