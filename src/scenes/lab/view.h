// How the lab looks: the last car at night, the desk with its dials, the tabs over the window, the line that fills as
// an experiment runs. Geometry and drawing; decides nothing.
#pragma once
#include "scenes/hud.h"
#include "scenes/lab/experiment_form.h"
#include "ui/lab/look.h"

#include <span>

namespace boxcars::scenes::lab_look {

constexpr render::Colour accent = render::hex(0xC9B8FF);  // moonlight

struct Places {
    render::Rect form, window, tabs, plot, says, verb, keep, rail, flaps;
};
Places places_for(const Layout& layout);

struct SurfacePlaces {  // Pig's hold surface, and what stands at its left
    render::Rect slice, slider, words, body;
};
SurfacePlaces surface_places(const Places& places);
float slider_share(render::Rect slider, glm::vec2 at);  // 0..1 along its groove
struct Slider {
    float share = 0;
    render::Colour colour;
    bool focused = false, over = false;
};
void draw_slider(render::Canvas& canvas, render::Rect where, const Slider& slider);

render::Rect field_place(const Places& places);  // of the panel in which something is typed

void draw_car(render::Stage& stage, const Layout& layout, const Places& places);

struct Form {
    std::span<const Dial> dials;
    std::string_view focus;        // a dial's name
    std::string_view over;         // the pointer is on this one
    std::span<const int> players;  // by seat: who it is among those who play; -1: nobody
    std::string words;             // about the dial in focus
    bool by_keys = false;          // the focus was moved by keys: shown clearly
};
render::Rect row_place(const Places& places, std::size_t dial, std::size_t dials);
render::Rect less_place(const Places& places, std::size_t dial, std::size_t dials);  // its left arrow
enum class Part { Less, More, Row };
std::optional<std::pair<std::size_t, Part>> part_at(const Places& places, std::size_t dials, glm::vec2 at);
void draw_form(render::Canvas& canvas, const Places& places, const Form& form);

std::vector<HitTarget> tab_places(const Places& places, std::span<const ui::LabView> views);
void draw_tabs(render::Canvas& canvas, std::span<const HitTarget> tabs, ui::LabView lit, std::string_view over);

// A line of track from the left to the right, travelled as far as `done`.
void draw_progress(render::Canvas& canvas, render::Rect rail, double done, bool running);

// Words in at most two lines of this width.
void draw_says(render::Canvas& canvas, render::Rect where, const std::string& words, render::Colour colour,
               float px = 16);

}  // namespace boxcars::scenes::lab_look
