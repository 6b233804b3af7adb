// The buttons of the Lacquer Car: throw or collect, the next bet, undo, recording, and the other rule sheet. It sets
// their names, labels and places; the scene acts on presses.
#pragma once
#include "scenes/hud.h"
#include "scenes/siwuliu/told.h"

namespace boxcars::scenes {

constexpr std::pair<platform::Action, const char*> siwuliu_keys[] = {{platform::Action::NewMatch, "new_sitting"},
                                                                     {platform::Action::Bets, "rounds"},
                                                                     {platform::Action::OtherLeaf, "fair"},
                                                                     {platform::Action::First, "look_back"}};

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
    float row_of_verbs() const;  // x of the small buttons

    const Layout& layout_;
    const SiwuliuMoment& moment_;
};

}  // namespace boxcars::scenes
