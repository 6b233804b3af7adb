// Pig's picture of one moment: the table with its railway and wagons, the tray, the dash. Draws from what it is given,
// const; the die and the dash's buttons, which remember things, are drawn by the scene between its two halves.
#pragma once
#include "render/stage.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/railway.h"

namespace boxcars::scenes {

class PigView {
 public:
    PigView(const PigMoment& at, const PigBoards& boards) : at_(at), boards_(boards) {}

    // The wood and the tray. `end` is shown when the game is over and nothing is looked back at.
    void table(render::Stage& stage, const render::TableLook& look, const GameEnd& end, double won_for,
               double time) const;
    // Over the wagons: the signal at the line, the winner's lap, or the way back after a snout.
    void on_the_way(render::Stage& stage, const render::Camera& camera, Ticks now, double won_for, double time) const;
    void tags(render::Canvas& canvas, const render::Camera& camera, double time) const;

 private:
    bool at_end() const { return at_.over() && !at_.looked_back; }
    std::vector<pig_look::Tag> all_tags(double time) const;

    const PigMoment& at_;
    const PigBoards& boards_;
};

}  // namespace boxcars::scenes
