// How the lab looks: the last car at night, the tabs over the window, sliders, the line that fills as an experiment
// runs. Geometry and drawing; decides nothing.
#pragma once
#include "scenes/hud.h"
#include "scenes/layout.h"

#include <span>

namespace boxcars::scenes {

// Where things lie in the lab: the form at the left, the window with its tabs, the plot and what is said of it, the
// dash. Geometry only, on the logical canvas.
struct LabLayout {
    render::Rect form, window, tabs, plot, says, verb, keep, rail, flaps, hint;

    render::Rect question() const;  // of the panel in which something is typed
    render::Rect sheet() const;     // of the rules' panel at most: over the form and on into the window
};
LabLayout lab_layout_for(const Layout& layout);

}  // namespace boxcars::scenes

namespace boxcars::scenes::lab_look {

constexpr render::Colour accent = render::hex(0xC9B8FF);  // moonlight

float slider_share(render::Rect slider, glm::vec2 at);  // 0..1 along its groove
struct Slider {
    float share = 0;
    render::Colour colour;
    bool focused = false, over = false;
};
void draw_slider(render::Canvas& canvas, render::Rect where, const Slider& slider);

void draw_car(render::Stage& stage, const Layout& layout, const LabLayout& places);

std::vector<HitTarget> tab_places(const LabLayout& places, std::span<const std::string_view> pages);
void draw_tabs(render::Canvas& canvas, std::span<const HitTarget> tabs, std::string_view lit, glm::vec2 pointer);

// A line of track from the left to the right, travelled as far as `done`.
void draw_progress(render::Canvas& canvas, render::Rect rail, double done, bool running);

void draw_arrow(render::Canvas& canvas, glm::vec2 at, bool right, render::Colour colour);
// All of the words within the place, in as many lines as they need; smaller where there are too many.
void draw_says(render::Canvas& canvas, render::Rect where, const std::string& words, render::Colour colour,
               render::Type type = {render::Face::Body, 16}, render::Align align = render::Align::Left);

}  // namespace boxcars::scenes::lab_look
