// The dash of the cable drum: buttons, the slider and the current message. The scene acts on presses.
#pragma once
#include "scenes/ceelo/announced.h"
#include "scenes/ceelo/view.h"
#include "scenes/table/pace.h"

namespace boxcars::scenes {

// The amount that a person is about to stake or bet. It is proposed, stepped with keys and buttons, or dragged on the
// slider. The scene carries out the decision.
class CeeloAmount {
 public:
    // Proposes the last stake or bet again; at first, a third of the most. `choices`: empty if a throw is awaited.
    void ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices) {
        choices_ = std::move(choices);
        stakes_ = state.phase == ceelo::Phase::Stake;
        most_ = std::max(1, most_offered(state));
        const int last = stakes_ ? last_stake_ : last_bet_;
        set(last > 0 ? last : (most_ + 2) / 3);
    }
    // step() and drag() return whether the amount changed.
    bool step(int by) { return set(value_ + by); }
    bool drag(const platform::Input& input, const render::Rect& slider);
    ceelo::Event decision() const {  // the stake or bet of this amount
        if (stakes_) return ceelo::Stake{value_};
        return ceelo::Cover{value_};
    }
    void let_go() { dragging_ = false; }
    void put_down(const ceelo::Event& event) {  // the next ask() proposes this amount
        dragging_ = false;
        if (const auto* stake = std::get_if<ceelo::Stake>(&event)) last_stake_ = stake->amount;
        if (const auto* cover = std::get_if<ceelo::Cover>(&event)) last_bet_ = cover->amount;
    }

    int value() const { return value_; }
    std::span<const odds::CeeloChoice> choices() const { return choices_; }

 private:
    bool set(int value) {  // clamps; returns whether it changed
        const int before = std::exchange(value_, std::clamp(value, 1, most_));
        return value_ != before;
    }

    std::vector<odds::CeeloChoice> choices_;
    int value_ = 1, most_ = 1, last_stake_ = 0, last_bet_ = 0;
    bool stakes_ = false;  // a stake is asked for, not a bet
    bool dragging_ = false;
};

void add_dash_buttons(Buttons& buttons, const CeeloMoment& moment, const Pace& pace);
void draw_dash(render::Canvas& canvas, const CeeloMoment& moment, const std::string& status);
void draw_amount(render::Canvas& canvas, const CeeloMoment& moment);  // only while a decision is due

}  // namespace boxcars::scenes
