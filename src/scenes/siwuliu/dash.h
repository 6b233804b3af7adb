// What can be pressed in the Lacquer Car: the verb, the buttons that set the next bet, undo, the record, the other
// sheet. Decides names, words and places; what a press does is the scene's.
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

    // `fair`: the next round's sheet is the fair one.
    void set_buttons(Buttons& buttons, bool fair) const;
    void draw_labels(render::Canvas& canvas) const;

 private:
    Button verb() const;
    Button cover() const;
    void add_amounts(Buttons& buttons) const;
    void add_small_verbs(Buttons& buttons) const;
    void add_looked_back(Buttons& buttons) const;
    void add_offer(Buttons& buttons) const;  // to look back
    render::Rect verb_place() const;
    render::Rect cover_place() const;  // only COVER is pressed there
    float row_of_verbs() const;        // where the small ones begin

    const Layout& layout_;
    const SiwuliuMoment& moment_;
};

}  // namespace boxcars::scenes
