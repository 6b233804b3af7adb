// The debug overlay of the craps table (F1): rules on the workbench, exact odds of every bet, journal and time, plots,
// and dice laid by hand. Takes what the table has shown, const, and answers with requests; the frame decides where its
// windows stand.
#pragma once
#include "ui/craps/odds_window.h"
#include "ui/craps/plots.h"
#include "ui/overlay/table_overlay.h"

#include <array>
#include <optional>

namespace boxcars::ui {

struct CrapsOverlayInput {
    const craps::Rules& rules;             // of the sitting
    const craps::Rules& next_rules;        // from the next come-out on
    CrapsShown plots;                      // what the plots are made of
    std::span<const JournalLine> journal;  // shown entries of this sitting
    Transport transport{};
    const Timings& timings;
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // dice were laid by hand in this game already
};

struct CrapsOverlayRequests : TableRequests<craps::Rules> {
    std::optional<std::array<int, 2>> force;  // throw these faces; the game is practice from then on
};

class CrapsOverlay {
 public:
    // Draws one frame; between Host::begin_frame and end_frame.
    CrapsOverlayRequests draw(Host& host, const CrapsOverlayInput& in);
    const odds::CrapsOdds* odds() const { return odds_.now(); }  // of the sheet on the workbench

 private:
    void rules_body(Host& host, const CrapsOverlayInput& in, CrapsOverlayRequests& requests);

    TableOverlay<craps::Rules> windows_{"the next come-out without come bets"};
    CrapsOddsWindow odds_;
    CrapsPlots plots_;
    std::array<int, 2> faces_{1, 1};  // laid by hand
};

}  // namespace boxcars::ui
