// How the lab looks: where things lie, the last car at night, the tabs over the window, sliders, and the dash with the
// line that fills as an experiment runs. Geometry and drawing.
#pragma once
#include "scenes/hud.h"
#include "scenes/layout.h"
#include "world/parts.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::platform {
struct Settings;
}

namespace boxcars::scenes {

// Where things lie in the lab: the form at the left, the window with its tabs, the plot and what is said of it, the
// dash. On the logical canvas.
struct LabLayout {
    render::Rect form, window, tabs, plot, says, verb, keep, rail, flaps, hint;

    render::Rect rows() const;   // of the form
    render::Rect sheet() const;  // of the rules' panel at most: over the form and on into the window
};
LabLayout lab_layout_for(const Layout& layout);

// The lab's dash: how many evenings are counted, the line that fills, a sentence, and the buttons of the whole scene.
// What a press of one means is the scene's.
class LabDash {
 public:
    LabDash() { flaps_.ink = render::colours::ivory; }
    void lay_out(const Layout& layout, std::int64_t evenings, bool reduced, Ticks now);
    void set_buttons(const platform::Settings& settings, bool running, bool can_keep);
    void no_buttons() { buttons_.begin(); }     // a panel lies over them
    void step_back() { buttons_.step_back(); }  // none is brass: something waits to be taken
    std::optional<std::string> press(const platform::Input& input) { return buttons_.tick(input); }
    bool tick(std::int64_t evenings, Ticks now);  // true: a leaf fell
    bool moving() const { return flaps_.moving(); }
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }

    struct Line {  // the line that fills, and what is said below it
        double progress = 0;
        bool running = false;
        std::string words;
        render::Colour ink;
    };
    void draw(render::Canvas& canvas, const Line& line, std::string_view focus, double time) const;

 private:
    Layout layout_{};
    LabLayout places_{};
    world::Flaps flaps_;
    Buttons buttons_;
};

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
void draw_form(render::Canvas& canvas, const LabLayout& places);  // its plate and title; the rows lie on it

std::vector<HitTarget> tab_places(const LabLayout& places, std::span<const std::string_view> pages);
void draw_tabs(render::Canvas& canvas, std::span<const HitTarget> tabs, std::string_view lit, glm::vec2 pointer);

// All of the words within the place, in as many lines as they need; smaller where there are too many.
void draw_says(render::Canvas& canvas, render::Rect where, const std::string& words, render::Colour colour,
               render::Type type = {render::Face::Body, 16}, render::Align align = render::Align::Left);

}  // namespace boxcars::scenes::lab_look
