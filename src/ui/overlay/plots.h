// Plots on a window's draw list: an axis box, curves, bars, frame times. Sizes are in pixels; debug text is small mono.
#pragma once
#include "platform/frame_times.h"
#include "ui/host.h"

#include <functional>

namespace boxcars::ui::plots {

struct Range {
    double least = 0, most = 1;
    double share(double value) const { return most > least ? (value - least) / (most - least) : 0; }
    double nearest(double value) const { return std::min(std::max(value, least), most); }
};

struct Tick {
    double at;
    std::string label;
};

struct Axis {
    Range range{};
    std::vector<Tick> ticks{};
};
Axis since_start(double last, std::string label);  // from "start" to `last`
Axis counts_to(double most);                       // from 0 to a round number
// From 0 % to `most`, which has the upper label, and `air` times as far.
Axis chances_to(double most, double air = 1, int decimals = 0);

// A plot's axes and background, with labels at the left and below, all within `outer_px`.
class Box {
 public:
    Box(Host& host, render::Rect outer_px, const Axis& x = {}, const Axis& y = {});
    ImVec2 at(double x, double y) const { return anywhere(x_.nearest(x), y_.nearest(y)); }
    render::Rect inner() const { return inner_; }
    // where a caption stands in the upper left corner, lines below the first one
    ImVec2 corner(float line = 0) const { return {inner_.x + host_.px(6), inner_.y + host_.px(4 + 15 * line)}; }
    void line(std::span<const glm::dvec2> points, render::Colour colour, float width = 1.5f) const;
    void steps(std::span<const glm::dvec2> points, render::Colour colour,
               float width = 1.5f) const;  // holds each value until the next
    void area(std::span<const glm::dvec2> low, std::span<const glm::dvec2> high,
              render::Colour colour) const;                              // the area between two curves over the same x
    void level(double y, render::Colour colour) const;                   // dashed, horizontal
    void marker(double x, render::Colour colour) const;                  // dashed, vertical
    void band(double from_x, double to_x, render::Colour colour) const;  // shades the whole height
    void bar(double x, double half_width, double y, render::Colour colour) const;
    // A short horizontal line: the expected value.
    void cap(double x, double half_width, double y, render::Colour colour) const;
    void dot(double x, double y, render::Colour colour, float radius = 3.2f) const;

 private:
    ImVec2 anywhere(double x, double y) const;  // may be outside the box
    void clip() const;                          // clips drawing to the box
    Host& host_;
    render::Rect inner_;
    Range x_, y_;
};

// A caption at the left over a plot: dim words, then `strong` in a colour. Returns where they end.
float caption(Host& host, ImVec2 at, const std::string& words, const std::string& strong = {},
              render::Colour colour = theme::theory);

// Writes why there is nothing to plot in the middle of the empty box. Named overlay.plot.words for scripts.
void sentence(Host& host, const Box& box, const std::string& words);
render::Rect below(Host& host, render::Rect px);  // the area under a caption
// The smallest 1, 2 or 5 times a power of ten that is not below `value`, nor below `least`.
double nice_top(double value, double least = 1);

}  // namespace boxcars::ui::plots

namespace boxcars::ui {

struct NamedPlot {
    std::string_view name;
    std::function<void(render::Rect px)> draw;
};

// The plots of a game, shown one at a time and chosen in a row of buttons. The last one always shows frame times.
struct PlotsWindow {
    std::string note{};                           // at the right of the window's title
    std::vector<NamedPlot> plots{};               // empty: frame times only
    std::function<void(render::Rect px)> left{};  // draws the window's left half, or what is above its plot
    float row_width = 0;                          // with `left`: width of the buttons, logical px
    // Draws the buttons in the small font. If `left` is set, that font is always used.
    bool small_row = false;
};
// Draws one frame. Returns the plot that is chosen afterwards.
std::size_t draw_plots(Host& host, const PlotsWindow& page, std::size_t chosen, const platform::Timings& timings);

}  // namespace boxcars::ui
