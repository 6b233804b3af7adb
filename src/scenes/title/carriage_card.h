// A carriage card of the title: one table with its car's name, two lines and a window through which its table is seen.
// Places and draws cards; which one is chosen and what a click means is the title's. What a game's card shows is the
// game's: scenes/<game>/card.h.
#pragma once
#include "render/stage.h"
#include "ui/panels/rules_card.h"

#include <functional>
#include <string>

namespace boxcars::scenes {

// The table itself, from the player's seat but closer, and dice on it.
struct CardWindow {
    std::string shader;
    std::vector<glm::vec4> numbers;
    glm::vec3 looks_at;
    float closer;  // of the field of view
    std::vector<render::DieLook> dice;
};

struct Card {          // one table on the title
    std::string game;  // "pig": what Go names
    std::string name, car, line_1, line_2;
    render::Colour accent;
    std::function<CardWindow(float angle)> window;       // the dice turned by so much, radians
    std::function<std::vector<ui::CardPage>()> pages{};  // of its rules, as the default sheet has them
};

// A die whose body axis `up` looks up and `near` towards us, turned by `angle` radians.
glm::quat standing(glm::vec3 up, glm::vec3 near, float angle);

struct CardLook {
    bool chosen = false;
    float light = 0;     // 0..1: how far the chosen one has risen and lit
    double seconds = 0;  // turns the die in the chosen card's window
    bool still = false;  // reduced motion
};

constexpr float card_high = 124, card_foot = 173;  // logical px: a card's height, and of its top edge over the bottom
constexpr int most_whole_cards = 4;                // side by side; more are tickets, in two rows

int cards_in_row(int count);
// Cards side by side from `left`, within `room` px, as high as card_high together; the chosen one stands higher.
render::Rect card_place(int index, int count, glm::vec2 left_top, float room, float light);
void draw_carriage_card(render::Stage& stage, const Card& card, render::Rect where, CardLook look);

}  // namespace boxcars::scenes
