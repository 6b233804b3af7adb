// The geometry of Pig's table, in world units: the tray, the railway of a hundred sleepers, the ring for the die.
// shaders/pig_table.frag draws it, and the scene prints on it.
#pragma once
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

struct PigTable {
    glm::vec2 tray_half{7.59f, 2.36f};  // from the middle to the outer brass frame
    float tray_round = 0.34f;
    float seam_inset = 0.27f;                      // from the brass frame inwards to the stitches
    glm::vec2 corner{7.50f, 2.26f};                // the centres of all the railway's corners lie at +-corner
    float inner_rail = 1.15f, outer_rail = 1.76f;  // corner radii of the first and the last track's middle line
    float bed_inside = 0.72f, bed_outside = 2.20f;
    float half_gauge = 0.125f;  // from a track's middle line to its rails
    // One track for each player: the first on the inner line, the last on the outer one, the others evenly between.
    int tracks = 2;
    int sleepers = 100;  // number along one lap of the track
    float ring = 2.14f, ring_wire = 0.046f, ring_outside = 2.30f;
    glm::vec2 half{11.9f, 7.3f};  // half size of the table top
    float round = 1.4f;
    bool plain = false;  // no rays on the leather (settings: plain felt)

    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{tray_half, tray_round, seam_inset},
                {corner, inner_rail, outer_rail},
                {bed_inside, bed_outside, half_gauge, static_cast<float>(sleepers)},
                {ring, ring_wire, ring_outside, static_cast<float>(tracks)},
                {half, round, plain ? 1 : 0}};
    }
};

}  // namespace boxcars::render
