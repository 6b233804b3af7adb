// A carriage card of the title: one table with its car's name, two lines and a window through which its table is seen.
// Places and draws cards; which one is chosen and what a click means is the title's. What a game's card shows is the
// game's: scenes/<game>/card.h.
#pragma once
#include "scenes/layout.h"
#include "scenes/room_life.h"
#include "scenes/table/dice_cast.h"
#include "ui/panels/rules_card.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::scenes {

// What goes on in a card's window while nobody plays there: the dice lie, are gathered and thrown again every so often,
// one car after the other. Faces and flight come from dust alone: nothing is played. Knows neither card nor place.

// The table itself, from the player's seat but closer, and dice on it.
struct CardWindow {
    std::string shader;
    std::vector<glm::vec4> numbers;
    glm::vec3 looks_at;
    float closer;  // of the field of view
    std::vector<render::DieLook> dice;
    world::Tray tray{};  // where they are thrown
};

class LiveWindow {
 public:
    LiveWindow(CardWindow window, std::size_t nth);  // of the train's cars
    void tick(Ticks now);                            // not where motion is reduced: the dice lie
    const CardWindow& seen() const { return window_; }
    std::vector<render::DieLook> dice(std::optional<double> time) const;  // ticks; none: at rest

 private:
    void ask();

    CardWindow window_;
    std::size_t nth_;
    std::uint64_t throws_ = 0;
    std::future<FoundThrow> coming_{};
    std::optional<world::ThrowTrack> track_{};  // of the last throw
    Ticks began_ = 0, next_;
};

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
