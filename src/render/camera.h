// The camera over a table: world units to the logical canvas and back.
// World: x right, y away from the player, z up; the table's top is z = 0; one unit is about a die's edge.
#pragma once
#include "render/canvas.h"

#include <glm/gtc/quaternion.hpp>

namespace boxcars::render {

struct Camera {
    float field_degrees = 16.6f;  // vertical field of view over the band
    float above_degrees = 65.0f;  // the elevation of the eye above the table's plane
    float distance = 40.0f;       // units from the point looked at
    glm::vec3 looks_at{0, 0, 0};
    Rect band{0, 64, 1280, 548};  // the place of the table on the logical canvas
    float push_in = 0.0f;         // 0..0.04: zooms in while dice settle

    glm::vec3 eye() const;
    glm::mat4 world_to_clip(Rect canvas) const;  // `canvas`: the whole logical canvas
    glm::vec2 project(glm::vec3 world) const;    // returns the place on the canvas, logical px
    // The ray from the eye through a point of the canvas; its component along the camera's line of sight is 1.
    glm::vec3 ray(glm::vec2 logical) const;
    glm::vec3 on_plane(glm::vec2 logical, float z) const;  // the point where the ray meets height z
    float px_per_unit(glm::vec3 world) const;              // logical px per unit across, at that point
};

}  // namespace boxcars::render
