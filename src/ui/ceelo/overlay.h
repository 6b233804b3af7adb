// The debug overlay of cee-lo (F1): edited rules, exact odds, journal and time, plots, and forced dice. Reads what the
// table has shown and returns requests.
#pragma once
#include "ui/ceelo/odds_window.h"
#include "ui/ceelo/plots.h"
#include "ui/overlay/table_overlay.h"

namespace boxcars::ui {

struct CeeloOverlayInput {
    const ceelo::Rules& rules;             // of the present round
    const ceelo::Rules& next_rules;        // from the next round or the next game on
    const ceelo::State& shown;             // as shown, not ahead of the dice
    const CeeloHistory& history;           // as far as shown
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    std::span<const std::string> names;    // indexed by seat
    Transport transport{};
    const Timings& timings;
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // dice were forced in this game
};

struct CeeloOverlayRequests : TableRequests<ceelo::Rules> {
    std::optional<std::array<int, 3>> force;  // throws these faces; the game is practice from then on
    bool step_decision = false;               // runs until somebody has decided or thrown
};

class CeeloOverlay {
 public:
    // Draws one frame. Call between Host::begin_frame and end_frame.
    CeeloOverlayRequests draw(Host& host, const CeeloOverlayInput& in);
    const odds::CeeloBet& odds() const { return odds_.now(); }  // for the edited sheet

 private:
    void rules_body(Host& host, const CeeloOverlayInput& in, CeeloOverlayRequests& requests);

    TableOverlay<ceelo::Rules> windows_{"the next round, another number of players with the next game"};
    CeeloOddsWindow odds_;
    CeeloPlots plots_;
    std::array<int, 3> faces_{4, 5, 6};  // the faces to force
};

}  // namespace boxcars::ui
