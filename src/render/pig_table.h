// Where things are on Pig's table, in world units: the tray, the railway of a hundred sleepers, the ring for the die.
// Decides the geometry that shaders/pig_table.frag draws and that the scene prints on; knows no scores.
#pragma once
#include <algorithm>
#include <cmath>
#include <glm/glm.hpp>
#include <numbers>
#include <vector>

namespace boxcars::render {

struct PigTable {
    glm::vec2 tray_half{7.59f, 2.36f};  // to the middle of the outer brass frame
    float tray_round = 0.34f;
    float seam_inset = 0.27f;        // of the stitches, from there
    glm::vec2 corner{7.50f, 2.26f};  // the centres of all the railway's corners lie at +-corner
    float inner_rail = 1.15f,
          outer_rail = 1.76f;  // radius of the two tracks' middle lines in the corners: YOU and HOUSE
    float bed_inside = 0.72f, bed_outside = 2.20f;
    float half_gauge = 0.125f;  // from a track's middle line to its rails
    int sleepers = 100;         // to the round
    float ring = 2.14f, ring_wire = 0.046f, ring_outside = 2.30f;
    glm::vec2 half{11.9f, 7.3f};  // of the table top
    float round = 1.4f;

    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{tray_half, tray_round, seam_inset},
                {corner, inner_rail, outer_rail},
                {bed_inside, bed_outside, half_gauge, static_cast<float>(sleepers)},
                {ring, ring_wire, ring_outside, 0},
                {half, round, 0}};
    }

    struct Place {
        glm::vec2 at;
        float along;  // heading of a train there, radians, 0 = +x: it runs clockwise
    };
    // Where `part` (0..1) of the round lies on the line with that corner radius. It starts at the bottom middle and
    // goes left. Both tracks share the angle: a score is reached side by side, whichever track is longer.
    Place on_track(float radius, float part) const;
};

inline PigTable::Place PigTable::on_track(float radius, float part) const {
    constexpr float right_angle = std::numbers::pi_v<float> / 2;
    const float bend = right_angle * (inner_rail + outer_rail) / 2;
    const float quarter = corner.x + corner.y + bend;
    const float way = (part - std::floor(part)) * 4 * quarter;
    const int side = std::min(static_cast<int>(way / quarter), 3);
    // In a quarter that starts in the middle of a long side, or (odd) of a short one: along, round the corner, along.
    const float from = way - static_cast<float>(side) * quarter;
    const bool odd = side % 2 == 1;
    const float first = odd ? corner.y : corner.x;
    const float turn = std::clamp((from - first) / bend, 0.0f, 1.0f) * right_angle;
    const float before = std::min(from, first);
    const float after = std::max(from - first - bend, 0.0f);
    // Bottom middle to left middle; the other quarters are mirrored or turned.
    glm::vec2 at;
    if (!odd)
        at = {-(before + radius * std::sin(turn)), -(corner.y + radius * std::cos(turn)) + after};
    else
        at = {-(corner.x + radius * std::cos(turn)) + after, before + radius * std::sin(turn)};
    float along = (odd ? right_angle : 2 * right_angle) - turn;
    if (side >= 2) {
        at = -at;
        along -= 2 * right_angle;
    }
    return {at, along};
}

}  // namespace boxcars::render
