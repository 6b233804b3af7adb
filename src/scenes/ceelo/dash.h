// The cable drum's dash: what can be pressed, the slider, the words of the moment. Decides names and places; what a
// press does is the scene's.
#pragma once
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/view.h"
#include "scenes/pace.h"

namespace boxcars::scenes {

constexpr std::pair<platform::Action, const char*> ceelo_keys[] = {{platform::Action::NewMatch, "new_match"},
                                                                   {platform::Action::First, "look_back"}};

class CeeloDash {
 public:
    CeeloDash(const Layout& layout, const CeeloMoment& moment)
        : layout_(layout), places_(ceelo_look::dash_places(layout)), moment_(moment) {}

    void set_buttons(Buttons& buttons, const Pace& pace) const;
    void draw(render::Canvas& canvas, const std::string& status) const;
    void draw_amount(render::Canvas& canvas) const;  // only while somebody decides

 private:
    void add_end(Buttons& buttons) const;
    void add_looked_back(Buttons& buttons) const;
    void add_decision(Buttons& buttons) const;
    void add_throw(Buttons& buttons, bool asked) const;
    void add_waiting(Buttons& buttons, const Pace& pace) const;
    std::string purse_words() const;

    const Layout& layout_;
    ceelo_look::Dash places_;
    const CeeloMoment& moment_;
};

}  // namespace boxcars::scenes
