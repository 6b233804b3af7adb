// The wagons of all players and the split flaps of the dash, as entities of the table's world: shows the scores of a
// state, travelling there. Knows no turn and no dice.
#pragma once
#include "scenes/layout.h"
#include "scenes/pig/moment.h"
#include "world/world.h"

namespace boxcars::scenes {

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
