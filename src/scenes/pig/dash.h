// The dash of Pig's car: whose scores, names and buttons stand where, which button is brass, what the coach says over
// them, for more than two players how everybody stands, and the die that may be pressed. A press is the scene's
// business.
#pragma once
#include "scenes/hud.h"
#include "scenes/pig/report.h"

namespace boxcars::scenes {

namespace pig_look {

struct Sides {
    render::Rect near_flaps, far_flaps;
    glm::vec2 near_name, far_name;
    render::Rect near_face, far_face;      // of whoever is no person at this machine
    render::Rect near_speech, far_speech;  // what they say
    render::Rect verb_left, verb_right;
    render::Rect standings;  // instead of the far side, when more than two play
};
Sides dash_sides(const Layout& layout);
constexpr float coach_inset = 14;    // of the coach's figure in the width of its verb
constexpr float beside_speaker = 9;  // from the face on a line's plate to the line

}  // namespace pig_look

class PigDash {
 public:
    explicit PigDash(const Layout& layout) : layout_(layout), sides_(pig_look::dash_sides(layout)) {}

    // What can be pressed now.
    void add_buttons(Buttons& buttons, const PigMoment& at, const PigLookBack& look_back) const;
    void draw(render::Canvas& canvas, const PigMoment& at) const;
    void draw_coach(render::Canvas& canvas, const PigMoment& at) const;

    struct SeatRow {  // one player of more than two
        int seat;
        render::Rect where;
    };
    std::vector<SeatRow> rows(int players) const;
    static render::Rect face_place(const render::Rect& row);  // of whoever is no person at this machine

 private:
    void add_end_buttons(Buttons& buttons, const PigMoment& at, const PigLookBack& look_back) const;
    void add_verbs(Buttons& buttons, const PigMoment& at) const;
    void draw_standings(render::Canvas& canvas, const PigMoment& at) const;

    Layout layout_;
    pig_look::Sides sides_;
};

// One end of Pig's dash: who sits there, with face and name, how they stand, and what they say. Reads a moment.

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

// What can be pressed at the Pig table: the dash's buttons, the bar's, and the die itself while somebody is to decide.
// Says what was pressed; what it means is the scene's.

constexpr std::pair<platform::Action, const char*> pig_keys[] = {{platform::Action::NewMatch, "new_match"}};

class PigControls {
 public:
    // Every tick, so that it never depends on how often the picture is drawn.
    void set(Buttons& buttons, const Layout& layout, const PigMoment& at, const PigLookBack& look_back, bool muted);
    bool pressed_on_die(const platform::Input& input) const;

 private:
    std::optional<render::Rect> die_;
};

}  // namespace boxcars::scenes
