// Lays out and draws the dash of the Pig table: scores, names, buttons, the coach's figures, and the standings of more
// than two players. The scene handles what is pressed.
#pragma once
#include "scenes/hud.h"
#include "scenes/pig/report.h"

namespace boxcars::scenes {

namespace pig_look {

struct Sides {
    render::Rect near_flaps, far_flaps;
    glm::vec2 near_name, far_name;
    render::Rect near_face, far_face;  // drawn for computer players
    render::Rect near_speech, far_speech;
    render::Rect verb_left, verb_right;
    render::Rect standings;  // replaces the far side for 3+ players
};
Sides dash_sides(const Layout& layout);
constexpr float coach_inset = 14;    // px inside the button, each side
constexpr float beside_speaker = 9;  // px from a speaker's face to the words

}  // namespace pig_look

class PigDash {
 public:
    explicit PigDash(const Layout& layout) : layout_(layout), sides_(pig_look::dash_sides(layout)) {}

    // Adds the buttons of this moment. Those that cannot be pressed now are disabled.
    void add_buttons(Buttons& buttons, const PigMoment& at, const PigLookBack& look_back) const;
    void draw(render::Canvas& canvas, const PigMoment& at) const;
    void draw_coach(render::Canvas& canvas, const PigMoment& at) const;

    struct SeatRow {  // one row of the standings
        int seat;
        render::Rect where;
    };
    std::vector<SeatRow> rows(int players) const;
    static render::Rect face_place(const render::Rect& row);  // drawn for computer players

 private:
    void add_end_buttons(Buttons& buttons, const PigMoment& at, const PigLookBack& look_back) const;
    void add_verbs(Buttons& buttons, const PigMoment& at) const;
    void draw_standings(render::Canvas& canvas, const PigMoment& at) const;

    Layout layout_;
    pig_look::Sides sides_;
};

// One end of the dash: a player's face, name, score and what they say.
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

// All controls of the Pig table: the buttons of the dash and the top bar, and the die itself while a person decides.
// Reports presses; the scene acts on them.
class PigControls {
 public:
    // Sets the buttons. Called in every tick, so that they do not depend on the frame rate.
    void set(Buttons& buttons, const Layout& layout, const PigMoment& at, const PigLookBack& look_back, bool muted);
    bool pressed_on_die(const platform::Input& input) const;

 private:
    std::optional<render::Rect> die_;
};

}  // namespace boxcars::scenes
