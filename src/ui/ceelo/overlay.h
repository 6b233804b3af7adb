// The debug overlay of the cable drum (F1): rules on the workbench, exact odds, journal and time, plots, and dice laid
// by hand. Takes what the table has shown, const, and answers with requests. Decides only where its windows stand.
#pragma once
#include "ui/ceelo/odds_window.h"
#include "ui/ceelo/plots.h"
#include "ui/overlay/table_overlay.h"

namespace boxcars::ui {

struct CeeloOverlayInput {
    const ceelo::Rules& rules;             // in force
    const ceelo::Rules& next_rules;        // from the next round on, or the next game
    const ceelo::State& shown;             // not ahead of the dice
    const CeeloHistory& history;           // shown
    std::span<const JournalLine> journal;  // shown entries of this sitting
    std::span<const std::string> names;    // by seat
    Transport transport{};
    const Timings& timings;
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // dice were laid by hand in this game already
};

struct CeeloOverlayRequests : TableRequests<ceelo::Rules> {
    std::optional<std::array<int, 3>> force;  // throw these faces; the game is practice from then on
    bool step_decision = false;               // everything until somebody has decided or thrown
};

class CeeloOverlay {
 public:
    // Draws one frame; between Host::begin_frame and end_frame.
    CeeloOverlayRequests draw(Host& host, const CeeloOverlayInput& in);
    const odds::CeeloBet& odds() const { return odds_.now(); }  // of the sheet on the workbench

 private:
    void rules_body(Host& host, const CeeloOverlayInput& in, CeeloOverlayRequests& requests);

    TableOverlay<ceelo::Rules> windows_{"the next round, another number of players with the next game"};
    CeeloOddsWindow odds_;
    CeeloPlots plots_;
    std::array<int, 3> faces_{4, 5, 6};  // laid by hand
};

}  // namespace boxcars::ui
