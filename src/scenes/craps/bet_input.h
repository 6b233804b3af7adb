// Turns mouse and keys at the craps table into bet requests, and those into decisions for the session.
#pragma once
#include "scenes/craps/felt_view.h"

namespace boxcars::scenes {

struct PutChips {
    Spot spot;
    Cents wanted;
    bool operator==(const PutChips&) const = default;
};
struct TakeDown {  // removes the odds behind a bet; without odds, the bet
    Spot spot;
    bool operator==(const TakeDown&) const = default;
};
struct MoveChips {
    Spot from;
    std::optional<Spot> to;  // empty: back to the bankroll
    bool operator==(const MoveChips&) const = default;
};
struct TurnCall {  // switches a bet on or off
    Spot spot;
    bool operator==(const TurnCall&) const = default;
};
using BetRequest = std::variant<PutChips, TakeDown, MoveChips, TurnCall>;

// The decisions that carry out a request, in order.
std::vector<craps::Event> decisions_of(const BetRequest& request, const craps::Rules& rules, const craps::State& state);

class BetInput {
 public:
    struct Reach {  // what can be clicked now
        const FeltView& felt;
        const Layout& layout;
        std::span<const Rect> rack;  // places of the chips in the dash
        bool takes_bets = true;      // bets have been open for 300 ms
    };
    struct Asked {
        std::vector<BetRequest> bets;
        bool turn_leaf = false;
        bool walked = false;  // the cursor moved to focus()
    };
    Asked tick(const Input& input, const Reach& reach);

    void take_chip(std::size_t nth) { chip_ = nth; }  // index into chip_values
    std::size_t chip() const { return chip_; }
    Cents chip_value() const { return chip_values[chip_]; }
    // The spot of cursor or mouse pointer.
    std::optional<Spot> focus() const { return cursor_on_ ? cursor_ : hovered_ ? hovered_ : touched_; }
    bool by_keys() const { return cursor_on_; }                // whether focus() is the spot of the cursor
    bool touched() const { return !cursor_on_ && !hovered_; }  // whether it is the spot that a finger touched last
    void set_cursor(Spot spot) { cursor_ = spot; }
    void keep_in_sight(const FeltView& felt) {  // moves a hidden cursor to the pass line
        const CrapsLayout& places = felt.places();
        if (!places.open(cursor_) || !places.on(cursor_, felt.leaf())) cursor_ = {craps::Kind::Pass};
    }
    Spot cursor() const { return cursor_; }

    void draw(Canvas& canvas, const craps::State& shown) const {  // draws the dragged chips
        if (chip_dragged_) draw_chip(canvas, pointer_, stack_px, chip_values[chip_], true, mint);
        if (pressed_on_ && hovered_ != pressed_on_ && craps::find(shown, *pressed_on_))
            draw_stack(canvas, pointer_, stack_px, craps::staked(shown, *pressed_on_), {.tag = true, .alpha = 0.8f});
    }

 private:
    void walk(const Input& input, const Reach& reach, Asked& asked);
    void press(const Press& press, const Reach& reach, Asked& asked);
    void let_go(std::optional<Spot> over, Asked& asked) {
        const auto from = std::exchange(pressed_on_, {});
        const bool dropped = std::exchange(chip_dragged_, false);
        if (over && (dropped || over == from))
            asked.bets.push_back(PutChips{*over, chip_value()});
        else if (from)
            asked.bets.push_back(MoveChips{*from, over});
    }

    std::size_t chip_ = 1;
    Spot cursor_{};
    bool cursor_on_ = false, chip_dragged_ = false;
    std::optional<Spot> hovered_, pressed_on_, touched_;  // touched_: by the last press, if by a finger
    vec2 pointer_{0, 0};
    Ticks pressed_for_ = 0;
};

}  // namespace boxcars::scenes
