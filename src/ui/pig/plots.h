// Pig's plots for the overlay: the chance to win through the game, the value of rolling and of holding at every turn
// total, the faces thrown against the faces expected. Receives what has been shown; computes chances, but no rules.
#pragma once
#include "odds/pig/optimal.h"
#include "ui/host.h"
#include "ui/overlay/long_sitting.h"
#include "ui/overlay/timings.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct PigShown {  // what the table has shown so far, nothing beyond it
    const pig::Rules& rules;
    const pig::State& now;
    std::span<const pig::State> game;  // every state of this game, in order, with `now` last
    const NumberCount& faces;          // thrown in this sitting
    int seat = 0;                      // the seat whose chance the curve shows
    std::string seat_name = "player 1";
};

class PigPlots {
 public:
    std::string note(const PigShown& shown) const;
    void body(Host& host, const PigShown& shown, const odds::PigSolution* solution, const Timings& timings);

 private:
    enum class RightPlot { Turn, Faces, Frames };
    void chance(Host& host, render::Rect px, const PigShown& shown, const odds::PigSolution* solution) const;
    void turn_map(Host& host, render::Rect px, const PigShown& shown, const odds::PigSolution* solution) const;
    void faces(Host& host, render::Rect px, const PigShown& shown) const;

    RightPlot right_ = RightPlot::Turn;
};

// The chance that `seat` wins from here with best play by both players, at a table of two.
double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat);

}  // namespace boxcars::ui
