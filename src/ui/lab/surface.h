// Pig's hold boundary as a surface: over own score and opponent's score, its height is the least turn total at which
// holding is best. The viewer can rotate it.
#pragma once
#include "odds/pig/optimal.h"
#include "render/canvas.h"
#include "ui/host.h"

#include <imgui.h>
#include <glm/glm.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <span>
#include <vector>

namespace boxcars::ui {

class LabEye;

namespace surface_ink {
constexpr render::Colour roll = render::hex(0xE4708C), hold = render::hex(0xE0A24A), path = render::hex(0xFFF3C4);
}

struct PigStep {  // a moment of a turn, as the player on turn sees it
    int own = 0, other = 0, total = 0;
    bool operator==(const PigStep&) const = default;
};

struct SurfaceView {
    float turn = 0, tilt = 0.5f;  // in radians: rotation, and elevation above the table
    int other = 0;                // the opponent's score of the slice
    std::span<const PigStep> path{};
};

class LabSurface {
 public:
    void follow(std::shared_ptr<const odds::PigSolution> solution);
    bool ready() const { return solution_ != nullptr; }
    void draw(Host& host, render::Rect px, const SurfaceView& view) const;

 private:
    // A piece of the surface, or of a line on it; drawn from the farthest to the nearest.
    struct Facet {
        float distance = 0;
        std::array<glm::vec3, 4> corners{};
        std::array<render::Colour, 4> colours{};
        bool line = false;  // a line from the first corner to the second
        float width = 1;
    };
    // The least turn total at which holding is best; goal - own if that is never.
    int hold_from(int own, int other) const;
    std::size_t node(std::size_t i, std::size_t j) const { return j * side_ + i; }
    float share(double points) const { return static_cast<float>(points / goal_); }
    glm::vec3 on_skin(int own, int other) const;
    glm::vec3 at(const PigStep& step) const;
    void shade();
    void skin(std::vector<Facet>& pieces, const LabEye& eye) const;
    void walls(std::vector<Facet>& pieces, const LabEye& eye) const;
    void slice_on_skin(std::vector<Facet>& pieces, Host& host, const LabEye& eye, int other) const;
    void path_on_skin(std::vector<Facet>& pieces, Host& host, const LabEye& eye, std::span<const PigStep> steps) const;
    void path_within(Host& host, const LabEye& eye, std::span<const PigStep> steps) const;
    void paint(std::vector<Facet>& pieces, const LabEye& eye) const;

    std::shared_ptr<const odds::PigSolution> solution_;
    int goal_ = 0, top_ = 1;               // top_: the turn total at the top of the box
    std::size_t side_ = 0;                 // nodes per side of the grid
    std::vector<glm::vec3> nodes_;         // as shares of goal and top
    std::vector<render::Colour> colours_;  // including the light
    std::vector<bool> for_goal_;           // rolling is best all the way to the goal
};

// Pig's hold surface for one opponent's score: where to roll and where to hold, including islands of rolling above the
// boundary.

// Across: own score. Upwards: turn total.
void draw_pig_slice(Host& host, render::Rect px, const odds::PigSolution& solution, const SurfaceView& view);

class LabEye;

// The box around Pig's hold surface: its rim, the walls behind the surface, and its axes with their numbers.
struct SurfaceBox {
    int goal = 0, top = 1;  // the ends of the floor's axes, and of the vertical one

    void draw_back(const LabEye& eye) const;  // what the surface covers
    void draw_axes(Host& host, const LabEye& eye) const;
};

// A view of a box whose axes run 0..1: rotated round its vertical axis, tilted, in slight perspective, and as large as
// a rectangle allows in every rotation. The first two axes span its floor.
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
