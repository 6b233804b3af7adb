// Layout and drawing of the lab: the car at night, the form's plate, tabs, sliders, and the dash with its progress bar.
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

// Regions of the lab on the logical canvas: the form at the left, the window with tabs, plot and text, and the dash.
struct LabLayout {
    render::Rect form, window, tabs, plot, says, verb, keep, rail, flaps, hint;
    int tab_rows = 1;
    bool upright = false;  // the window lies above the form

    // The area of the form's rows.
    render::Rect rows() const { return {form.x + 18, form.y + 42, form.w - 34, form.h - 50}; }
    // The area of the form and the window together, which the rules panel may cover.
    render::Rect sheet() const;
};
// `pages`: number of tabs. On an upright screen, more than five tabs take two rows.
LabLayout lab_layout_for(const Layout& layout, std::size_t pages = 0);

// The lab's dash: the number of evenings counted, the progress bar, a sentence, and the scene's buttons. The scene
// decides what a press means.
class LabDash {
 public:
    LabDash() { flaps_.ink = render::colours::ivory; }
    void lay_out(const Layout& layout, std::int64_t evenings, bool reduced, Ticks now);
    void set_buttons(const platform::Settings& settings, bool running, bool can_keep);
    void no_buttons() { buttons_.begin(); }     // while a panel covers them
    void step_back() { buttons_.step_back(); }  // a prompt is open: no brass button
    std::optional<std::string> press(const platform::Input& input) { return buttons_.tick(input); }
    bool tick(std::int64_t evenings, Ticks now);  // true: a leaf of the counter fell
    bool moving() const { return flaps_.moving(); }
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }

    struct Line {  // the progress bar and the sentence below it
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

float slider_share(render::Rect slider, glm::vec2 at);  // position of `at` on the slider, 0 to 1
struct Slider {
    float share = 0;
    render::Colour colour;
    bool focused = false, over = false;
};
void draw_slider(render::Canvas& canvas, render::Rect where, const Slider& slider);

void draw_car(render::Stage& stage, const Layout& layout, const LabLayout& places);
void draw_form(render::Canvas& canvas, const LabLayout& places);  // draws the form's plate and title, no rows

std::vector<HitTarget> tab_places(const LabLayout& places, std::span<const std::string_view> pages);
void draw_tabs(render::Canvas& canvas, std::span<const HitTarget> tabs, std::string_view lit, glm::vec2 pointer);

// Draws all the words into `where`, in as many lines as needed. Shrinks the type if there are too many.
void draw_says(render::Canvas& canvas, render::Rect where, const std::string& words, render::Colour colour,
               render::Type type = {render::Face::Body, 16}, render::Align align = render::Align::Left);

}  // namespace boxcars::scenes::lab_look
