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

// The dash at one moment. Refers to the moment, which must outlive it.
class PigDash {
 public:
    explicit PigDash(const PigMoment& at) : at_(at), layout_(at.layout), sides_(pig_look::dash_sides(at.layout)) {}

    // Adds the buttons of this moment, and the die itself while a person decides. Those that cannot be pressed now are
    // disabled.
    void add_buttons(Buttons& buttons) const;
    void draw(render::Canvas& canvas) const;
    void draw_coach(render::Canvas& canvas) const;

    struct SeatRow {  // one row of the standings
        int seat;
        render::Rect where;
    };
    std::vector<SeatRow> rows() const;

 private:
    void add_end_buttons(Buttons& buttons) const;
    void add_verbs(Buttons& buttons) const;
    void draw_standings(render::Canvas& canvas) const;
    // One end of the dash: a player's face, name, score and what they say.
    void draw_player(render::Canvas& canvas, int player, bool left) const;
    void draw_under_name(render::Canvas& canvas, int player, bool left) const;
    bool draw_line_said(render::Canvas& canvas, int player, bool left) const;
    glm::vec2 name_at(int player, bool left) const;

    const PigMoment& at_;
    const Layout& layout_;
    pig_look::Sides sides_;
};

}  // namespace boxcars::scenes
