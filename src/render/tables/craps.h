// Where things are on the craps table, in world units: felt, rails, the ray print where dice land, the printed boxes'
// ground. Decides the geometry that shaders/craps_table.frag draws and that the scene prints on; knows no bets.
#pragma once
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

struct CrapsTable {
    float half_width = 9.95f;                           // the side walls' feet
    float far_wall = 4.88f;                             // the far wall's foot
    float wall_height = 1.15f;                          // rubber pyramids up to here
    float near_edge = -6.4f;                            // of the felt
    glm::vec2 sun{0.0f, 2.66f};                         // where the rays meet
    float sun_inside = 0.55f;                           // rays begin this far from there
    float double_line = 2.50f;                          // the gold line that parts the dice from the bets
    float double_line_half = 9.1f;                      // its half length
    glm::vec4 line_box{-9.25f, -3.64f, 3.30f, 2.145f};  // printed ground, left: low and high corner
    glm::vec4 prop_box{4.23f, -3.64f, 9.23f, 2.145f};   // and right
    float corner = 1.5f;                                // the line's lower left corner
    bool plain = false;                                 // no rays and a calm grain, for calm eyes

    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{half_width, far_wall, wall_height, near_edge},
                {sun, sun_inside, plain ? 1 : 0},
                {double_line, double_line_half, corner, 0},
                line_box,
                prop_box};
    }
};

}  // namespace boxcars::render
