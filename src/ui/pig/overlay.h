// The debug overlay of the Pig table (F1): rules on the workbench, exact odds, journal and time, plots. Takes what the
// table has shown, const, and answers with requests. Decides only where its windows stand.
#pragma once
#include "ui/overlay/table_overlay.h"
#include "ui/pig/odds_window.h"
#include "ui/pig/plots.h"

namespace boxcars::ui {

struct PigOverlayInput {
    const pig::Rules& rules;               // of the game in play
    const pig::Rules& next_rules;          // of the next game
    const pig::State& shown;               // not ahead of the dice
    std::span<const pig::State> game;      // shown states of this game, in order
    const NumberCount& faces;              // shown in this sitting
    std::span<const JournalLine> journal;  // shown entries of this sitting
    std::span<const std::string> players;  // names by seat
    int seat = 0;                          // whose chance the curve tells
    Transport transport{};
    const Timings& timings;
    odds::PigSolverService& solver;  // solves the rules in force and the changed ones; shared with whoever asks
};

class PigOverlay {
 public:
    // Draws one frame; between Host::begin_frame and end_frame.
    TableRequests<pig::Rules> draw(Host& host, const PigOverlayInput& in);
    bool solved() const { return odds_.solved(); }    // the worth of the sheet on the workbench is on show
    bool settled() const { return odds_.settled(); }  // and so is the table of policies

 private:
    void rules_body(Host& host, const PigOverlayInput& in);

    TableOverlay<pig::Rules> windows_;
    PigOdds odds_;
    PigPlots plots_;
};

}  // namespace boxcars::ui
