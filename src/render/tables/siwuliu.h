// The geometry of the Sì-wŭ-liù table, in world units: lacquer, key-pattern frame, octagon, the bowl for the dice, the
// two circles for coins. shaders/siwuliu_table.frag draws it.
#pragma once
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

struct SiwuliuTable {
    float middle = -0.06f;           // y of the table's middle
    glm::vec2 half{9.33f, 4.56f};    // from the middle to the outer gold line
    float edge = 0.30f;              // width of the black edge outside that line
    glm::vec2 panel{8.62f, 3.90f};   // half sizes of the red panel inside the key pattern
    glm::vec2 step{0.47f, 0.27f};    // the panel's corners go in by three steps of this size
    float octagon = 3.58f;           // from the octagon's middle to a side
    glm::vec2 bowl{0.0f, -0.34f};    // the bowl's middle
    float rim = 3.1f;                // the bowl's inner radius, drawn and simulated
    float lip = 3.25f;               // the bowl's outer radius
    glm::vec2 circle{6.08f, 0.10f};  // the middle of the right circle; the left one is its mirror image
    float circle_radius = 1.52f;
    bool plain = false;  // no rays (settings: plain felt)
    // 0: the lamp's usual reach. 1, on a handheld canvas: twice that reach along y.
    float lamp_long = 0;
    float octagon_up = 0;  // how far the octagon's middle lies above the table's, along y

    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{middle, half, edge},
                {panel, step},
                {bowl, rim, lip},
                {circle, circle_radius, octagon},
                {plain ? 1 : 0, lamp_long, octagon_up, 0}};
    }
};

}  // namespace boxcars::render
