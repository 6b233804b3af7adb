// What stands before a table until it is answered, while its time stands still: whether to leave a game that runs, and
// that it waits for somebody who was away. Decides what an answer is; what follows from it is the table's.
#pragma once
#include "scenes/hud.h"

namespace boxcars::scenes {

class TableQuestion {
 public:
    enum class About { Nothing, Leaving, Away };
    enum class Reply { None, Leave, GoOn };

    void ask(About about) { about_ = about; }
    bool open() const { return about_ != About::Nothing; }
    About about() const { return about_; }

    // A press that answers is spent on it. Leaving: Escape or Enter leave, anything else stays. Away: any goes on.
    Reply hear(const platform::Input& input);
    void lay_out(const Layout& layout);
    void draw(render::Canvas& canvas, render::Colour accent) const;
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }

 private:
    Reply reply(const platform::Input& input);

    About about_ = About::Nothing;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Buttons buttons_;
};

}  // namespace boxcars::scenes
