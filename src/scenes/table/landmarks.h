// Places that a guided first game points at but that cannot be clicked, shared by several tables.
#pragma once
#include "render/camera.h"
#include "render/hit_target.h"

#include <span>

namespace boxcars::scenes {

// The landmark "dice": a box around the dice on the canvas. `middles` and `half` (half an edge) are in world units.
inline render::HitTarget dice_landmark(std::span<const glm::vec3> middles, const render::Camera& camera, float half) {
    glm::vec2 low{1e6f}, high{-1e6f};
    for (const glm::vec3& middle : middles) {
        const glm::vec2 at = camera.project(middle);
        const float r = 1.5f * half * camera.px_per_unit(middle);
        low = glm::min(low, at - r);
        high = glm::max(high, at + r);
    }
    return {"dice", {low.x, low.y, high.x - low.x, high.y - low.y}};
}

}  // namespace boxcars::scenes
