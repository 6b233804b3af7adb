// How Pig's car looks: the railway's print, the two halves of the tray, the dash. Reads what has been shown; decides
// nothing.
#pragma once
#include "rules/pig/rules.h"
#include "scenes/hud.h"
#include "world/rail.h"

namespace boxcars::scenes::pig_look {

namespace hue {
constexpr render::Colour pink = render::hex(0xFF9DB2), blue = render::hex(0x9CC4FF), inlay = render::hex(0xFFE6B0);
constexpr render::Colour die = render::hex(0xE4708C), die_light = render::hex(0xF7A3B6), pip = render::hex(0x351028);
}  // namespace hue

struct Seat {            // one player as the table shows it
    std::string name;    // "YOU", "HOUSE", "PLAYER 2"
    std::string manner;  // "holds at 20"; empty for humans
    bool human = true;
};

struct Turn {  // what the tray tells about the turn on show
    pig::Rules rules;
    pig::State state;        // shown, never ahead of the dice
    std::vector<int> faces;  // this turn's, in order
    bool at_risk = false;    // there is something to lose
    float drained = 0;       // 0..1: a snout came up and the colour is draining from the numbers
    int lost = 0;            // what the snout took
    int banked = 0;          // what a hold has just brought home
    bool human = true;       // the player on turn
    std::string sub{};       // the line under the turn total
    render::Colour accent = hue::pink;
};

struct Tally {
    std::string what, figures;
    bool strong = false;
};                        // one line of the end's right-hand side
struct End {              // a game is over
    std::string verdict;  // "You win."
    std::string score;    // "100 to 71"
    std::vector<std::string> remarks;
    std::vector<Tally> match;
    bool celebrate = false;
};

world::Rail inner_rail();
world::Rail outer_rail();
// The walnut, the tray, the numbers of the goal in force; `plain`: no rays and no grain on the leather.
render::TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain = false);

void draw_turn(render::Canvas& canvas, const render::Camera& camera, const Turn& turn);
void draw_risk(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, const Turn& turn,
               double time);
enum class Tag {
    Near,
    Far,
    Ghost
};  // whose number it is: the inner rail's, the outer rail's, the score that is at risk
void draw_tag(render::Canvas& canvas, const render::Camera& camera, float at, Tag kind, const std::string& words,
              render::Colour colour);
void draw_end(render::Canvas& canvas, const render::Camera& camera, const End& end, double since);
void draw_rays(render::Canvas& canvas, const render::Camera& camera, double since);
void draw_numeral(render::Canvas& canvas, const render::Camera& camera, glm::vec3 centre, float half_edge, int face);

struct Sides {
    render::Rect near_flaps, far_flaps;
    glm::vec2 near_name, far_name;
    render::Rect verb_left, verb_right;
};
Sides dash_sides(const Layout& layout);
void draw_name(render::Canvas& canvas, glm::vec2 at, render::Align align, const std::string& name,
               const std::string& sub);

}  // namespace boxcars::scenes::pig_look
