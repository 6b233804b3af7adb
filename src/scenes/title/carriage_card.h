// The title's cards: a table's name, car and two lines beside a window onto it. Games have theirs in their card.cpp.
#pragma once
#include "scenes/places/places.h"
#include "scenes/room_life.h"
#include "scenes/table/dice_cast.h"
#include "session/dice.h"
#include "ui/panels/rules_card.h"

namespace boxcars::scenes {

// The table as seen from the player's seat but closer, with dice on it.
struct CardWindow {
    std::string shader;
    std::vector<glm::vec4> numbers;
    vec3 looks_at;
    float closer;  // factor for the field of view
    std::vector<DieLook> dice;
    world::Tray tray{};  // where the dice are thrown
};

// Animates a card's window: its dice are thrown again now and then, one card after the other. No game is played.
class LiveWindow {
 public:
    LiveWindow(CardWindow window, std::size_t nth);  // `nth`: the card's index
    void tick(Ticks now);                            // not called with reduced motion
    const CardWindow& seen() const { return window_; }
    // `time`: in ticks; empty: the dice lie at rest.
    std::vector<DieLook> dice(std::optional<double> time) const;

 private:
    void ask();
    CardWindow window_;
    std::size_t nth_;
    std::uint64_t throws_ = 0;
    std::future<FoundThrow> coming_{};
    std::optional<world::ThrowTrack> track_{};  // the last throw
    Ticks began_ = 0, next_;
};

// Draws the table in a window with dice on it. `seen`: how much of it, as the width of a title card's window in logical
// px. `push_in`: how far the camera has come nearer, as a part of the picture.
void draw_card_window(Stage& stage, const CardWindow& window, std::span<const DieLook> dice, const Rect& where,
                      float seen, float brightness, float push_in = 0);
constexpr float whole_window = 106;  // logical px of a title card's window

// The paper of a game's tickets in a Long Run, and the deep ink of its car.
struct TicketPaper {
    Colour paper = hex(0xF0DFC0), ink = hex(0x4A2E14);
};

struct Card {
    std::string game;  // such as "pig", used in destinations
    std::string name, car, line_1, line_2;
    Colour accent;
    TicketPaper ticket{};
    std::function<CardWindow()> window;
    std::function<std::vector<ui::CardPage>(const session::RuleValues& sheet)> pages{};  // pages of the rules card
    // The room's look at this game's table. Empty: no lamp, dust or passing light.
    std::function<RoomLook(const Layout& layout, const Camera& camera)> room{};
};

// The sheet with these values; missing knobs keep their defaults.
rules::Sheet sheet_of(const rules::AnyGame& game, const session::RuleValues& values);
template <class R>
R sheet_from(const session::RuleValues& values) {
    return sheet_of(rules::any_game<R>(), values).template as<R>();
}

constexpr float card_turn = -0.62f;  // radians, for the first die
// The rotation of a die whose body axis `up` points up and `near` towards the viewer, turned by `angle` radians.
glm::quat standing(vec3 up, vec3 near, float angle);
constexpr float card_high = 124, card_foot = 173;  // logical px: height; top edge above canvas bottom
constexpr float pair_high = 118;                   // where two cards make a row, with words below the window
constexpr int most_whole_cards = 4;                // more become tickets, in two rows

// The place of one of `count` cards: in one row, two of tickets, or rows of pairs. `light` raises the chosen card.
Rect card_place(int index, int count, const Rect& room, float light);

}  // namespace boxcars::scenes
