// Draws one moment of Pig: the table with its railway and tray, effects on the rails, tags. The scene draws the wagons,
// the die and the dash between these parts.
#pragma once
#include "render/stage.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/railway.h"

namespace boxcars::scenes {

class PigView {
 public:
    PigView(const PigMoment& at, const PigBoards& boards) : at_(at), boards_(boards), corner_(at.sight().corner) {}

    // Draws the table and the tray. `end` is shown if the game is over and no decision is reviewed.
    void table(render::Stage& stage, const render::TableLook& look, const GameEnd& end, double time) const;
    // Draws the signal at the line, and the winner's steam or the slide back after a snout.
    void on_the_way(render::Canvas& canvas, const render::Camera& camera, double time) const;
    void tags(render::Canvas& canvas, const render::Camera& camera, double time) const;

 private:
    bool at_end() const { return at_.over() && !at_.looked_back(); }
    double won_for(double time) const { return time - static_cast<double>(at_.announced.won_since); }  // ticks
    std::vector<pig_look::Tag> all_tags(double time) const;

    const PigMoment& at_;
    const PigBoards& boards_;
    glm::vec2 corner_;  // the railway's corner, see PigTable
};

}  // namespace boxcars::scenes
