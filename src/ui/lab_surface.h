// Pig's hold boundary as a surface: over own score and opponent's score stands the least turn total at which holding is
// best; a slice shows one opponent's score in full, islands of rolling above it too. Turned by whoever draws it.
#pragma once
#include "odds/pig_optimal.h"
#include "ui/host.h"

#include <memory>
#include <span>

namespace boxcars::ui {

struct PigStep {  // a moment of a turn, as the player on turn sees it
    int own = 0, other = 0, total = 0;
};

struct SurfaceView {
    float turn = 0, tilt = 0.5f;  // radians: round the upright axis, and above the table
    int other = 0;                // the slice
    std::span<const PigStep> path{};
};

class LabSurface {
 public:
    void follow(std::shared_ptr<const odds::PigSolution> solution);
    bool ready() const { return solution_ != nullptr; }
    void draw(Host& host, render::Rect px, const SurfaceView& view) const;

 private:
    struct Eye;
    int hold_from(int own,
                  int other) const;  // the least turn total at which holding is best; the goal's distance: never
    float height(std::size_t i, std::size_t j) const { return heights_[j * side_ + i]; }
    void box(Host& host, const Eye& eye) const;
    void skin(const Eye& eye) const;
    void slice_on_skin(Host& host, const Eye& eye, int other) const;
    void path(Host& host, const Eye& eye, std::span<const PigStep> steps) const;
    void slice(Host& host, render::Rect px, const SurfaceView& view) const;

    std::shared_ptr<const odds::PigSolution> solution_;
    int goal_ = 0, stride_ = 1, top_ = 1;  // top_: turn total at the top of the box
    std::size_t side_ = 0;                 // of the grid
    std::vector<float> heights_;           // in shares of the top
    std::vector<bool> for_goal_;           // rolling is best all the way to the goal
};

}  // namespace boxcars::ui
