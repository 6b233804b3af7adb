// The picture of the Pig table: the railway round it with wagons, tags and the signal, the two halves of the tray, and
// the dash with scores, names, buttons and the standings. The scene draws the wagons and the die between these parts.
#pragma once
#include "scenes/hud.h"
#include "scenes/pig/moment.h"
#include "scenes/places/places.h"
#include "scenes/room_life.h"

namespace boxcars::scenes::pig_look {

struct Skid {  // a wagon that a snout sends back
    world::Rail rail;
    float from, to;  // fractions of the rail: the lost place, the score
    float done;      // 0 to 1
};
// The lamp and windows of the Buffet Car.
RoomLook room(const Layout& layout, const Camera& camera);
// The table with numbers for the sheet's goal. `plain`: no rays and no grain on the leather.
TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain = false);
// The wagon's slide back after a snout. Empty if no points were lost.
std::optional<Skid> skid_of(const world::Rail& rail, const PigMoment& at);
// Draws the number on the upper face of a die that does not have six sides.
void draw_numeral(Canvas& canvas, const Camera& camera, vec3 centre, float half_edge, int face);
void draw_turn(Canvas& canvas, const TrayScale& tray, const PigMoment& at);
void draw_end(Canvas& canvas, Sight seen, const GameEnd& end, double since);
WinRays rays(const Sight& seen);              // for a win; refers to what is seen
Rect look_back_place(const TrayScale& tray);  // where the button for the look back stands

enum class DashEnd { Near, Far };  // of the dash: at the left, at the right
Places end_places(const Layout& layout, DashEnd end);
Places dash_places(const Layout& layout);  // of all else on the dash

}  // namespace boxcars::scenes::pig_look

namespace boxcars::scenes {

// Keeps the wagons of all players and the dash's split flaps in the table's world, and moves them to shown scores.
class PigBoards {
 public:
    explicit PigBoards(world::World& world) : world_(world) {}
    void show(const PigMoment& at, bool at_once);
    void skid(int seat, int lost, const pig::Rules& rules, Ticks now) {  // the wagon slides back from `lost`
        world::Ride& ride = ride_of(seat);
        const float gone = as_float(lost) / as_float(rules.goal);
        ride.from = std::min(1.0f, std::max(0.0f, ride.to) + gone);
        ride.began = now;
        ride.takes = pig_feel::skid;
    }
    void lap_of_honour(int seat, Ticks now) {  // once round, past the line
        world::Ride& ride = ride_of(seat);
        if (ride.to < past_line) ride.go(ride.to + 1, now, pig_feel::lap);
    }
    float place(int seat, double time) const {  // fraction of the rail, without laps
        const float at = ride_of(seat).at(time);
        return at > past_line ? at - 1 : at;
    }
    bool laps(int seat, Ticks now) const {
        const world::Ride& ride = ride_of(seat);
        return ride.to > past_line && ride.moving(now);
    }
    const world::Rail& rail(int seat) const { return ride_of(seat).rail; }
    std::optional<Rect> board(int seat) const {  // the flaps of this seat's score
        for (std::size_t side = 0; side < flaps_.size(); ++side)
            if (shown_seats_[side] == seat) return world_[flaps_[side]].flaps->where;
        return {};
    }

 private:
    static constexpr float past_line = 1.1f;  // fraction of the rail; only a lap of honour passes it
    world::Ride& ride_of(int seat) const { return *world_[wagons_[pig_feel::seat(seat)]].ride; }

    world::World& world_;
    std::vector<world::Id> wagons_;  // indexed by seat
    std::vector<world::Id> flaps_;   // left board; for two players also right
    std::vector<int> shown_seats_;   // the seat that each board shows
};

// Adds the buttons of the dash, disabled where they do nothing now, and the die itself while a person decides.
void add_pig_buttons(Buttons& buttons, const PigMoment& at);
std::vector<Rect> standings(const PigMoment& at);  // a row for each of more than two players
void draw_pig_dash(Canvas& canvas, const PigMoment& at);
void draw_pig_coach(Canvas& canvas, const PigMoment& at);  // over the buttons

// Draws the table and the tray. `end` is shown if the game is over and no decision is reviewed.
void draw_pig_table(Stage& stage, const TableLook& look, const PigMoment& at, const PigBoards& boards,
                    const GameEnd& end, double time);
// Draws the turn or the game's end on the tray, or on a board beside the table.
void draw_pig_tray(Canvas& canvas, const pig_look::Sight& seen, const PigMoment& at, const GameEnd& end, double time);
// Draws the signal at the line, and the winner's steam or the slide back after a snout.
void draw_on_the_way(Canvas& canvas, const Camera& camera, const PigMoment& at, const PigBoards& boards, double time);
// Draws each wagon's score, and the score at risk. A tag that would cover a more important one is left out.
void draw_score_tags(Canvas& canvas, const Camera& camera, const PigMoment& at, const PigBoards& boards, double time);

}  // namespace boxcars::scenes
