// The geometry of a plain table, in world units: a cloth and its rail, for a game without a table of its own.
// shaders/plain_table.frag draws it.
#pragma once
#include "render/colour.h"

#include <vector>

namespace boxcars::render {

struct PlainTable {
    glm::vec2 half{9.2f, 4.3f};  // half size of the cloth
    float round = 1.3f;          // radius of its corners
    float rail = 0.52f;          // width of the wood round it
    Colour cloth = hex(0x1F5A46);
    bool plain = false;  // no weave (settings: plain felt)

    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{half, round, rail}, {cloth.r, cloth.g, cloth.b, plain ? 1 : 0}};
    }
};

}  // namespace boxcars::render
