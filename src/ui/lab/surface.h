// Pig's hold boundary as a surface: over own score and opponent's score, its height is the least turn total at which
// holding is best. The viewer can rotate it.
#pragma once
#include "odds/pig/optimal.h"
#include "ui/host.h"

#include <glm/glm.hpp>

#include <array>
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

}  // namespace boxcars::ui
