// The amount of the next bet, and the buttons of the Lacquer Car: throw or collect, the next bet, undo, recording, and
// the other rule sheet. It sets their names, labels and places; the scene acts on presses.
#pragma once
#include "scenes/hud.h"
#include "scenes/siwuliu/announced.h"

#include <algorithm>

namespace boxcars::scenes {

// The next higher and the next lower usual bet, in cents. The steps are smaller for smaller bets.
Cents bet_up(Cents now);
Cents bet_down(Cents now);

// The amount of the next bet, in cents. The scene places the bet.
class NextBet {
 public:
    static constexpr Cents at_first = 1000;

    void reset(Cents least) { amount_ = std::max(at_first, least); }
    void put_down(Cents amount) { amount_ = amount; }
    void set(Cents amount, Cents most, Cents step) {  // rounds down to whole steps
        amount_ = std::max(step, std::min(amount, most) / step * step);
    }
    Cents within(Cents most) const { return std::min(amount_, most); }
    Cents on_offer(bool betting, Cents most) const { return betting ? within(most) : amount_; }

 private:
    Cents amount_ = at_first;
};

class SiwuliuDash {
 public:
    SiwuliuDash(const Layout& layout, const SiwuliuMoment& moment) : layout_(layout), moment_(moment) {}

    // `fair`: the fair rule sheet is chosen already.
    void set_buttons(Buttons& buttons, bool fair) const;
    void draw_labels(render::Canvas& canvas) const;

 private:
    Button verb() const;
    Button cover() const;
    void add_amounts(Buttons& buttons) const;
    void add_small_verbs(Buttons& buttons) const;
    void add_looked_back(Buttons& buttons) const;
    void add_offer(Buttons& buttons) const;  // the LOOK BACK button
    render::Rect verb_place() const;
    render::Rect cover_place() const;
    render::Rect first_small_verb(float wide) const;  // the place of the first small button

    const Layout& layout_;
    const SiwuliuMoment& moment_;
};

}  // namespace boxcars::scenes
