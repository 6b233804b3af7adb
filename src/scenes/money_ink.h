// Gain and loss at every table: their two colours, the pill and the sign that go with them.
#pragma once
#include "platform/settings.h"
#include "render/canvas.h"

namespace boxcars::scenes {

struct MoneyInk {
    render::Colour win = render::colours::win, loss = render::colours::loss;

    const render::Colour& of(bool gain) const { return gain ? win : loss; }
};
MoneyInk ink_for(platform::ColourVision vision);  // yellow and blue for eyes that see green and red alike

// Words on a dark pill with an edge in their colour.
struct PillWords {
    std::string_view words;
    render::Type type{render::Face::Label, 18, 0.02f};
};
void draw_pill(render::Canvas& canvas, const render::Rect& where, const PillWords& pill, render::Colour colour,
               float alpha);
// A gain or a loss in words ("+3"), as wide as they are.
void draw_change(render::Canvas& canvas, glm::vec2 centre, std::string_view words, render::Colour colour, float alpha);
// The sign beside the colour, for eyes that do not see it: a triangle, up for won, down for lost.
void draw_arrow(render::Canvas& canvas, glm::vec2 centre, float px, bool up, render::Colour colour);

}  // namespace boxcars::scenes
