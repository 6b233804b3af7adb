// The railway round the Pig table: its print, the wagons and flaps of all players, the way that is at risk, the wagons'
// numbers, the signal at the line. Reads a moment; decides nothing.
#pragma once
#include "render/camera.h"
#include "render/stage.h"
#include "scenes/layout.h"
#include "scenes/pig/moment.h"
#include "scenes/pig/places.h"
#include "scenes/pig/report.h"
#include "scenes/room_life.h"
#include "world/rail.h"
#include "world/world.h"

namespace boxcars::scenes::pig_look {

// What a wagon on Pig's railway meets with: the signal at the line, which falls when somebody comes home, the steam of
// a lap of honour, and the way back after a snout: sparks at the wheels, the lamps along the way out one by one.

// `fallen` 0..1: its arm says stop, then go.
void draw_signal(render::Canvas& canvas, const render::Camera& camera, float fallen);
// Of a wagon at `at` on its way round, which it has travelled for so many seconds.
void draw_wagon_steam(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, float at,
                      double seconds, float strength);

struct Skid {  // a wagon that a snout sends back along its rail
    world::Rail rail;
    float from, to;  // where the turn had taken it, and where it stands again
    float done;      // 0..1 of its time
};
void draw_skid(render::Canvas& canvas, const render::Camera& camera, const Skid& skid);

RoomLook room(const Layout& layout, const render::Camera& camera);  // the Buffet Car: its rose lamp over the ring

// The walnut, the tray, the numbers of the goal in force; `plain`: no rays and no grain on the leather.
render::TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain = false);

// The dashed way to where the turn total would take the player on turn, and the outline of the wagon there.
void draw_risk(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, const TurnOnShow& turn,
               double time);

// After a snout: from where the turn would have taken it back to where the wagon stands; nothing where none was at
// risk.
std::optional<Skid> skid_of(const world::Rail& rail, const TurnOnShow& turn);

// A wagon's number, or the number that is at risk: beside its rail, clear of print.
struct Tag {
    std::string words;
    render::Colour colour;
    world::Rail rail;
    float at = 0;  // the way round
    bool ghost = false;
    bool crowded = false;  // more than two wagons: it keeps off the tracks altogether
};
render::Rect tag_place(render::Canvas& canvas, const render::Camera& camera, const Tag& tag);
std::optional<Tag> risk_tag(const world::Rail& rail, const TurnOnShow& turn);
// One after another; a tag that would lie on one before it is left out: the dash tells everybody's number.
std::vector<render::Rect> draw_tags(render::Canvas& canvas, const render::Camera& camera, std::span<const Tag> tags);

// The number of a die of other than six sides, on its upper face.
void draw_numeral(render::Canvas& canvas, const render::Camera& camera, glm::vec3 centre, float half_edge, int face);

}  // namespace boxcars::scenes::pig_look

namespace boxcars::scenes {

// The wagons of all players and the split flaps of the dash, as entities of the table's world: shows the scores of a
// state, travelling there. Knows no turn and no dice.

class PigBoards {
 public:
    explicit PigBoards(world::World& world) : world_(world) {}
    void show(const PigMoment& at, const Layout& layout, bool reduced_motion, Ticks now, bool at_once);
    void skid(int seat, int lost, const pig::Rules& rules, Ticks now);  // back from where the turn had taken it
    void lap_of_honour(int seat, Ticks now);                            // on past the line and once round
    float place(int seat, double time) const;                           // of its wagon, on the way round
    bool laps(int seat, Ticks now) const;
    const world::Rail& rail(int seat) const;
    std::optional<render::Rect> board(int seat) const;  // the flaps that show its score, if any do

 private:
    void set_out(const PigMoment& at);
    world::World& world_;
    std::vector<world::Id> wagons_;  // by seat
    std::vector<world::Id> flaps_;   // left, and at a table of two right
    std::vector<int> told_;          // whose score each of the flaps shows
};

}  // namespace boxcars::scenes
