// A carriage card of the title: one table with its car's name, two lines and a window through which its table is seen.
// Places and draws cards; which one is chosen and what a click means is the title's. What a game's card shows is the
// game's: scenes/<game>/card.h.
#pragma once
#include "scenes/layout.h"
#include "scenes/room_life.h"
#include "scenes/title/live_window.h"
#include "ui/panels/rules_card.h"

#include <functional>
#include <string>

namespace boxcars::scenes {

struct Card {          // one table on the title
    std::string game;  // "pig": what Go names
    std::string name, car, line_1, line_2;
    render::Colour accent;
    std::function<CardWindow()> window;
    std::function<std::vector<ui::CardPage>()> pages{};  // of its rules, as the default sheet has them
    // What lives in the car, as its table has it; none: nothing.
    std::function<RoomLook(const Layout& layout, const render::Camera& camera)> room{};
};

constexpr float card_turn = -0.62f;  // radians: of the first die in a window, as it lies at first
// A die whose body axis `up` looks up and `near` towards us, turned by `angle` radians.
glm::quat standing(glm::vec3 up, glm::vec3 near, float angle);

struct CardLook {
    const LiveWindow& window;
    std::optional<double> time;  // ticks; none: nothing moves
    RoomLife life;               // in its car
    bool chosen = false;
    float light = 0;  // 0..1: how far the chosen one has risen and lit
};

constexpr float card_high = 124, card_foot = 173;  // logical px: a card's height, and of its top edge over the bottom
constexpr int most_whole_cards = 4;                // side by side; more are tickets, in two rows

int cards_in_row(int count);
// Cards side by side from `left`, within `room` px, as high as card_high together; the chosen one stands higher.
render::Rect card_place(int index, int count, glm::vec2 left_top, float room, float light);
void draw_carriage_card(render::Stage& stage, const Card& card, render::Rect where, const CardLook& look);

}  // namespace boxcars::scenes
