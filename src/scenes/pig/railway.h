// Draws the railway round the Pig table: its print, the wagons, the points at risk, the tags with scores, the signal at
// the finish line. Also holds the split flaps of the dash.
#pragma once
#include "render/camera.h"
#include "render/stage.h"
#include "scenes/layout.h"
#include "scenes/pig/moment.h"
#include "scenes/pig/places.h"
#include "scenes/pig/report.h"
#include "scenes/room_life.h"
#include "world/parts.h"
#include "world/world.h"

namespace boxcars::scenes::pig_look {

// Draws the signal at the finish line, whose arm falls when a player reaches the goal. `fallen` is 0 to 1: 0 is a level
// arm for stop, 1 a lowered arm for go.
void draw_signal(render::Canvas& canvas, const render::Camera& camera, float fallen, glm::vec2 corner = table.corner);
// Draws steam behind a wagon at fraction `at` of the rail, on its lap of honour; `seconds` drives the animation.
void draw_wagon_steam(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, float at,
                      double seconds, float strength);

// A wagon that a snout sends back. It throws sparks and puts out the lamps it passes.
struct Skid {
    world::Rail rail;
    float from, to;  // fractions of the rail: the lost place, the score
    float done;      // 0 to 1
};
void draw_skid(render::Canvas& canvas, const render::Camera& camera, const Skid& skid);

// The lamp and windows of the Buffet Car.
RoomLook room(const Layout& layout, const render::Camera& camera);

// The table with numbers for the sheet's goal. `plain`: no rays and no grain on the leather.
render::TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain = false);

// Draws a dashed line to where the turn total would take the wagon on turn, and the wagon's outline there.
void draw_risk(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, const PigMoment& at,
               double time);

// The wagon's slide back after a snout. Empty if no points were lost.
std::optional<Skid> skid_of(const world::Rail& rail, const PigMoment& at);

// A label beside a wagon's rail: its score, or the score it would have after a hold.
struct Tag {
    std::string words;
    render::Colour colour;
    world::Rail rail;
    float at = 0;  // fraction of the rail
    bool ghost = false;
    bool crowded = false;  // more than two players: the tag stands beside all tracks
};
std::optional<Tag> risk_tag(const world::Rail& rail, const PigMoment& at);
// Draws the tags in order and leaves out one that would cover an earlier one; the dash shows every score.
void draw_tags(render::Canvas& canvas, const render::Camera& camera, std::span<const Tag> tags);

// Draws the number on the upper face of a die that does not have six sides.
void draw_numeral(render::Canvas& canvas, const render::Camera& camera, glm::vec3 centre, float half_edge, int face);

}  // namespace boxcars::scenes::pig_look

namespace boxcars::scenes {

// Keeps the wagons of all players and the split flaps of the dash in the table's world, and moves them to the scores
// that a moment shows.
class PigBoards {
 public:
    explicit PigBoards(world::World& world) : world_(world) {}
    void show(const PigMoment& at, bool at_once);
    void skid(int seat, int lost, const pig::Rules& rules, Ticks now);  // the wagon slides back from `lost`
    void lap_of_honour(int seat, Ticks now);                            // once round, past the line
    float place(int seat, double time) const;                           // fraction of the rail, without laps
    bool laps(int seat, Ticks now) const;
    const world::Rail& rail(int seat) const;
    std::optional<render::Rect> board(int seat) const;  // the flaps of this seat's score

 private:
    void set_out(const PigMoment& at);
    world::World& world_;
    std::vector<world::Id> wagons_;  // indexed by seat
    std::vector<world::Id> flaps_;   // left board; for two players also right
    std::vector<int> shown_seats_;   // the seat that each board shows
};

}  // namespace boxcars::scenes
