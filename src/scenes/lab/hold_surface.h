// Pig's hold boundary as a solid: over own score and opponent's score, its height is the least turn total at which
// holding is best. Drawn from any angle in a box with axes, with a slice at one opponent's score and the path of a
// game.
#pragma once
#include "odds/pig/optimal.h"
#include "render/stage.h"
#include "ui/lab/pig.h"
#include "ui/theme.h"

#include <memory>
#include <span>
#include <vector>

namespace boxcars::scenes {

class HoldSurface {
 public:
    void follow(std::shared_ptr<const odds::PigSolution> solution);
    bool ready() const { return solution_ != nullptr; }

    struct View {
        // In radians: rotation, and the camera's elevation above the table.
        float turn = 0, tilt = 0.5f;
        int other = 0;  // opponent's score of the slice
        std::span<const ui::PigStep> path{};
        ui::Signs signs{};
        // Scale of letters and lines. 1 at the usual panel size.
        float letters = 1;
    };
    void draw(render::Stage& stage, render::Rect where, const View& view) const;

 private:
    struct Seen;
    struct FloorAxis;
    // The least turn total at which holding is best. goal - own if rolling is always best.
    int hold_from(int own, int other) const;
    std::size_t node(std::size_t i, std::size_t j) const { return j * side_ + i; }
    float share(double points) const { return static_cast<float>(points / goal_); }
    glm::vec3 on_skin(int own, int other) const;
    glm::vec3 at(const ui::PigStep& step) const;
    void shade();
    static void add_box(Seen& seen);
    void add_skin(Seen& seen) const;
    void add_slice(Seen& seen, const View& view) const;
    void draw_way(render::Canvas& canvas, const Seen& seen, const View& view) const;
    void draw_floor_axis(render::Canvas& canvas, const Seen& seen, const FloorAxis& axis, float strength,
                         float letters) const;
    void draw_axes(render::Canvas& canvas, const Seen& seen, float letters) const;

    std::shared_ptr<const odds::PigSolution> solution_;
    int goal_ = 0, top_ = 1;               // top_: turn total at the top
    std::size_t side_ = 0;                 // nodes per side of the grid
    std::vector<glm::vec3> nodes_;         // as shares of goal and top
    std::vector<render::Colour> colours_;  // including the light
    // Rolling is best all the way to the goal.
    std::vector<bool> for_goal_;
};

}  // namespace boxcars::scenes
