// Chips in hand at the craps table: what mouse and keys ask for, spot by spot. Knows the chip in hand, the cursor and
// what is being dragged; makes requests, and changes no chip itself. What the table refuses, the session says.
#pragma once
#include "platform/input.h"
#include "scenes/craps/felt_view.h"

#include <variant>

namespace boxcars::scenes {

struct PutChips {
    craps::Spot spot;
    Cents wanted;
    bool operator==(const PutChips&) const = default;
};
struct TakeDown {  // the odds behind it first
    craps::Spot spot;
    bool operator==(const TakeDown&) const = default;
};
struct MoveChips {  // none: home
    craps::Spot from;
    std::optional<craps::Spot> to;
    bool operator==(const MoveChips&) const = default;
};
struct TurnCall {  // on to off, off to on
    craps::Spot spot;
    bool operator==(const TurnCall&) const = default;
};
using BetRequest = std::variant<PutChips, TakeDown, MoveChips, TurnCall>;

// The decisions that a request comes to now, in order; one that is refused takes those before it back.
std::vector<craps::Event> decisions_of(const BetRequest& request, const craps::Rules& rules, const craps::State& state);

class BetInput {
 public:
    struct Reach {  // what a hand can reach now
        const FeltView& felt;
        const Layout& layout;
        std::span<const render::Rect> rack;  // the chips in the dash
        bool takes_bets = true;              // and has for 300 ms: see InputCooldown
    };
    struct Asked {
        std::vector<BetRequest> bets;  // in order
        bool turn_leaf = false;
        bool walked = false;  // the cursor moved: to focus()
    };
    Asked tick(const platform::Input& input, const Reach& reach);

    void take_chip(std::size_t nth) { chip_ = nth; }  // of chip_values
    std::size_t chip() const { return chip_; }
    Cents chip_value() const { return chip_values[chip_]; }

    std::optional<craps::Spot> focus() const;    // where the cursor stands, or what the pointer is over
    bool by_keys() const { return cursor_on_; }  // the focus is the cursor's
    void set_cursor(craps::Spot spot) { cursor_ = spot; }
    craps::Spot cursor() const { return cursor_; }

    void draw(render::Canvas& canvas, const craps::State& shown) const;  // what is being dragged

 private:
    void walk(const platform::Input& input, const Reach& reach, Asked& asked);
    void press(const platform::Press& press, const Reach& reach, Asked& asked);
    void let_go(std::optional<craps::Spot> over, Asked& asked);

    std::size_t chip_ = 1;
    craps::Spot cursor_{};
    bool cursor_on_ = false, chip_dragged_ = false;
    std::optional<craps::Spot> hovered_, pressed_on_;
    glm::vec2 pointer_{0, 0};
};

}  // namespace boxcars::scenes
