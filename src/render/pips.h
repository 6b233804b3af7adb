// Where the pips of a face lie, seen flat: from the middle of the face, a corner's pip at (1, 1). Knows no colours.
#pragma once
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

constexpr float pip_reach = 0.26f, pip_radius = 0.095f;  // of the face's width: to a corner's pip, and of each pip

inline std::vector<glm::vec2> flat_pips(int face) {
    std::vector<glm::vec2> pips;
    if (face % 2 == 1) pips.push_back({0, 0});
    if (face >= 2) pips.insert(pips.end(), {{-1, -1}, {1, 1}});
    if (face >= 4) pips.insert(pips.end(), {{1, -1}, {-1, 1}});
    if (face == 6) pips.insert(pips.end(), {{-1, 0}, {1, 0}});
    return pips;
}

}  // namespace boxcars::render
