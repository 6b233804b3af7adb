#include "scenes/money_ink.h"

#include <array>
#include <utility>

namespace boxcars::scenes {

using namespace render;

MoneyInk ink_for(platform::ColourVision vision) {
    if (vision == platform::ColourVision::Off) return {};
    return {hex(0xFFD24A), hex(0x5AA9FF)};
}

void draw_pill(Canvas& canvas, const Rect& where, const PillWords& pill, Colour colour, float alpha) {
    canvas.push_alpha(alpha);
    canvas.pill(where, where.h / 2, colours::pill, colours::pill);
    canvas.pill_edge(where, where.h / 2, 1.8f, colour);
    canvas.text(pill.type, pill.words, where.centre(), Align::Centre, colour);
    canvas.pop_alpha();
}

void draw_change(Canvas& canvas, glm::vec2 centre, std::string_view words, Colour colour, float alpha) {
    const PillWords pill{words};
    const float w = canvas.width(pill.type, words) + 26, h = 28;
    draw_pill(canvas, {centre.x - w / 2, centre.y - h / 2, w, h}, pill, colour, alpha);
}

void draw_arrow(Canvas& canvas, glm::vec2 centre, float px, bool up, Colour colour) {
    const float w = px / 2, h = px * 0.44f * (up ? -1.0f : 1.0f);
    std::array<glm::vec2, 3> corners{centre + glm::vec2(-w, -h), centre + glm::vec2(0, h), centre + glm::vec2(w, -h)};
    if (!up) std::swap(corners[0], corners[2]);  // keep the corners clockwise
    canvas.fill(corners, colour, colour);
}

}  // namespace boxcars::scenes
