// One end of Pig's dash: who sits there, with face and name, how they stand, and what they say. Reads a moment.
#pragma once
#include "scenes/pig/dash.h"

namespace boxcars::scenes {

class PigNameplate {
 public:
    PigNameplate(const Layout& layout, const PigMoment& at)
        : layout_(layout), at_(at), sides_(pig_look::dash_sides(layout)) {}
    void draw(render::Canvas& canvas, int seat, bool left) const;

 private:
    void draw_under_name(render::Canvas& canvas, int seat, bool left) const;
    bool draw_line_said(render::Canvas& canvas, int seat, bool left) const;
    glm::vec2 name_at(int seat, bool left) const;

    const Layout& layout_;
    const PigMoment& at_;
    pig_look::Sides sides_;
};

}  // namespace boxcars::scenes
