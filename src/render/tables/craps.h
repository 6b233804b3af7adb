// The geometry of the craps table, in world units: felt, rails, the ray print where dice land, the ground of the
// printed boxes. shaders/craps_table.frag draws it, and the scene prints on it.
#pragma once
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

struct CrapsTable {
    float half_width = 9.95f;                           // x of the right wall's foot; the left one is its mirror image
    float far_wall = 4.88f;                             // y of the far wall's foot
    float wall_height = 1.15f;                          // height of the rubber pyramids
    float near_edge = -6.4f;                            // y of the felt's near edge
    glm::vec2 sun{0.0f, 2.66f};                         // the point where the printed rays meet
    float sun_inside = 0.55f;                           // distance from the sun at which the rays begin
    float double_line = 2.50f;                          // y of the gold line between the dice and the bets
    float double_line_half = 9.1f;                      // the gold line's half length
    glm::vec4 line_box{-9.25f, -3.64f, 3.30f, 2.145f};  // the printed ground on the left: low and high corner
    glm::vec4 prop_box{4.23f, -3.64f, 9.23f, 2.145f};   // the printed ground on the right
    float corner = 1.5f;                                // radius of the left ground's lower left corner
    bool plain = false;                                 // no rays and less grain (settings: plain felt)

    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{half_width, far_wall, wall_height, near_edge},
                {sun, sun_inside, plain ? 1 : 0},
                {double_line, double_line_half, corner, 0},
                line_box,
                prop_box};
    }
};

}  // namespace boxcars::render
