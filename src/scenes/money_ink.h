// How every table shows gain and loss: two colours, a pill and an arrow.
#pragma once
#include "platform/settings.h"
#include "render/canvas.h"

namespace boxcars::scenes {

struct MoneyInk {
    render::Colour win = render::colours::win, loss = render::colours::loss;

    const render::Colour& of(bool gain) const { return gain ? win : loss; }
};
// Yellow and blue for players who cannot tell green from red.
MoneyInk ink_for(platform::ColourVision vision);

// Words on a dark pill with an edge in their colour.
struct PillWords {
    std::string_view words;
    render::Type type{render::Face::Label, 18, 0.02f};
};
void draw_pill(render::Canvas& canvas, const render::Rect& where, const PillWords& pill, render::Colour colour,
               float alpha);
// A gain or a loss such as "+3", on a pill as wide as its words.
void draw_change(render::Canvas& canvas, glm::vec2 centre, std::string_view words, render::Colour colour, float alpha);
// An arrow for players who cannot see the colour: up for a win, down for a loss.
void draw_arrow(render::Canvas& canvas, glm::vec2 centre, float px, bool up, render::Colour colour);

}  // namespace boxcars::scenes
