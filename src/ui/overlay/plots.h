// Plots drawn on a window's draw list: an axis box, curves, bars, a frame-time histogram. They are given numbers and
// know no game. Sizes in pixels; small letters are the dense mono of the debug dress.
#pragma once
#include "ui/host.h"
#include "ui/overlay/timings.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::ui::plots {

struct Range {
    double least = 0, most = 1;
    double share(double value) const { return most > least ? (value - least) / (most - least) : 0; }
};

struct Tick {
    double at;
    std::string label;
};

// The box of a plot: lays itself out in `outer` (leaving room for labels at the left and below), paints the ground.
class Box {
 public:
    Box(Host& host, render::Rect outer_px, Range x, Range y, std::span<const Tick> x_ticks,
        std::span<const Tick> y_ticks);
    ImVec2 at(double x, double y) const;
    render::Rect inner() const { return inner_; }

    void line(std::span<const glm::dvec2> points, render::Colour colour, float width = 1.5f) const;
    void steps(std::span<const glm::dvec2> points, render::Colour colour,
               float width = 1.5f) const;  // holds each value until the next
    void area(std::span<const glm::dvec2> low, std::span<const glm::dvec2> high,
              render::Colour colour) const;                              // between two curves over the same x
    void level(double y, render::Colour colour) const;                   // dashed, all across
    void marker(double x, render::Colour colour) const;                  // dashed, upright
    void band(double from_x, double to_x, render::Colour colour) const;  // the whole height
    void bar(double x, double half_width, double y, render::Colour colour) const;
    void cap(double x, double half_width, double y, render::Colour colour) const;  // a short line: the expected value
    void dot(double x, double y, render::Colour colour, float radius = 3.2f) const;

 private:
    ImVec2 anywhere(double x, double y) const;  // beyond the box too
    void clip() const;                          // curves end at its edges
    Host& host_;
    render::Rect inner_;
    Range x_, y_;
};

// Words over a plot, left: dim words, then some in a colour; answers where they end.
float caption(Host& host, ImVec2 at, const std::string& words, const std::string& strong = {},
              render::Colour colour = theme::theory);

// Why there is nothing to plot: in the middle of the empty box, clear of what stands over it. Named overlay.plot.words.
void sentence(Host& host, const Box& box, const std::string& words);

std::vector<int> histogram(std::span<const float> values, Range range, int bins);  // beyond the range: in the last bin

render::Rect below(Host& host, render::Rect px, float logical);  // what is left under a caption
double nice_top(double value);                                   // the next 1, 2 or 5 of a power of ten

void frame_times(Host& host, render::Rect px, const Timings& timings);

}  // namespace boxcars::ui::plots
