// A carriage card of the title: one table with its car's name, two lines and a window through which its table is seen.
// Places and draws cards; which one is chosen and what a click means is the title's.
#pragma once
#include "render/stage.h"

#include <span>
#include <string>

namespace boxcars::scenes {

struct Card {          // one table on the title
    std::string game;  // "pig": what Go names
    std::string name, car, line_1, line_2;
    render::Colour accent;
    render::DieKind die;
};

struct CardLook {
    bool chosen = false;
    float light = 0;     // 0..1: how far the chosen one has risen and lit
    double seconds = 0;  // turns the die in the chosen card's window
    bool still = false;  // reduced motion
};

constexpr float card_high = 124, card_foot = 173;  // logical px: a card's height, and of its top edge over the bottom

// Up to four cards side by side from `left`, within `room` px; the chosen one stands higher.
render::Rect card_place(int index, int count, glm::vec2 left_top, float room, float light);
void draw_carriage_card(render::Stage& stage, const Card& card, render::Rect where, CardLook look);

}  // namespace boxcars::scenes
