// A view of a box whose axes run 0..1: rotated round its vertical axis, tilted, in slight perspective, and as large as
// a rectangle allows in every rotation. The first two axes span its floor.
#pragma once
#include "render/canvas.h"

#include <imgui.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/glm.hpp>

namespace boxcars::ui {

class LabEye {
 public:
    static constexpr float rises = 0.62f;  // the height of the box; its sides are 1

    LabEye(render::Rect px, float turn, float tilt) : turn_(turn), tilt_(tilt) {
        glm::vec2 least{0}, most{0};  // the box's extent in any rotation, for a side of 1 px
        constexpr int turns = 24;
        for (int n = 0; n < turns; ++n)
            for (const glm::vec3 corner : corners()) {
                const glm::vec2 at = thrown(seen(corner, 6.2831853f * static_cast<float>(n) / turns));
                least = glm::min(least, at);
                most = glm::max(most, at);
            }
        size_ = std::min(px.w / (most.x - least.x), px.h / (most.y - least.y));
        middle_ = glm::vec2{px.x + px.w / 2, px.y + px.h / 2} - (least + most) / 2.0f * size_;
    }

    ImVec2 at(glm::vec3 p) const {
        const glm::vec2 xy = middle_ + thrown(seen(p, turn_)) * size_;
        return {xy.x, xy.y};
    }
    // The distance of a point's foot on the floor. Columns drawn from the farthest to the nearest cover each other
    // correctly, whatever is on top of them.
    float distance(glm::vec2 foot) const {
        const glm::vec3 q = seen({foot, 0.5f}, turn_);
        const float away = (q.y * std::sin(tilt_) - q.z * std::cos(tilt_)) + from * std::cos(tilt_);
        return q.x * q.x + away * away;
    }

 private:
    static constexpr float from = 3.4f;  // the viewing distance in sides of the box

    static std::array<glm::vec3, 8> corners() {
        std::array<glm::vec3, 8> all;
        for (int n = 0; n < 8; ++n) all[static_cast<std::size_t>(n)] = {n & 1, n >> 1 & 1, n >> 2 & 1};
        return all;
    }
    glm::vec3 seen(glm::vec3 p, float turn) const {  // from the middle of the box: x right, y up, z towards the viewer
        const glm::vec3 c{p.x - 0.5f, p.y - 0.5f, (p.z - 0.5f) * rises};
        const float s = std::sin(turn), k = std::cos(turn), st = std::sin(tilt_), ct = std::cos(tilt_);
        const float across = k * c.x - s * c.y, away = s * c.x + k * c.y;
        return {across, c.z * ct + away * st, c.z * st - away * ct};
    }
    static glm::vec2 thrown(glm::vec3 q) { return glm::vec2{q.x, -q.y} * (from / (from - q.z)); }

    float turn_, tilt_, size_ = 1;
    glm::vec2 middle_{0};
};

}  // namespace boxcars::ui
