// The dash of the cable drum: buttons, the slider and the current message. The scene acts on presses.
#pragma once
#include "odds/ceelo/reply.h"
#include "platform/input.h"
#include "render/canvas.h"
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/view.h"
#include "scenes/table/pace.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

// The amount that a person is about to stake or bet. It is proposed, stepped with keys and buttons, or dragged on the
// slider. The scene carries out the decision.
class CeeloAmount {
 public:
    // Proposes the last stake or bet again; at first, a third of the most. `choices`: empty if a throw is awaited.
    void ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices);
    // step() and drag() return whether the amount changed.
    bool step(int by) { return set(value_ + by); }
    bool drag(const platform::Input& input, const render::Rect& slider);
    ceelo::Event decision() const;  // the stake or bet of this amount
    void let_go() { dragging_ = false; }
    void put_down(const ceelo::Event& event);  // the next ask() proposes this amount

    int value() const { return value_; }
    std::span<const odds::CeeloChoice> choices() const { return choices_; }

 private:
    bool set(int value);  // clamps; returns whether it changed
    std::optional<int> dragged_to(const platform::Input& input, const render::Rect& slider);

    std::vector<odds::CeeloChoice> choices_;
    int value_ = 1, most_ = 1, last_stake_ = 0, last_bet_ = 0;
    bool stakes_ = false;  // a stake is asked for, not a bet
    bool dragging_ = false;
};

class CeeloDash {
 public:
    CeeloDash(const Layout& layout, const CeeloMoment& moment)
        : layout_(layout), places_(ceelo_look::dash_places(layout)), moment_(moment) {}

    void set_buttons(Buttons& buttons, const Pace& pace) const;
    void draw(render::Canvas& canvas, const std::string& status) const;
    void draw_amount(render::Canvas& canvas) const;  // only while a decision is due

 private:
    void add_end(Buttons& buttons) const;
    void add_looked_back(Buttons& buttons) const;
    void add_decision(Buttons& buttons) const;
    void add_throw(Buttons& buttons, bool asked) const;
    void add_waiting(Buttons& buttons, const Pace& pace) const;
    std::string purse_words() const;
    void draw_words(render::Canvas& canvas) const;

    const Layout& layout_;
    ceelo_look::Dash places_;
    const CeeloMoment& moment_;
};

}  // namespace boxcars::scenes
