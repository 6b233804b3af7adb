// The debug overlay of the craps table (F1): edited rules, exact odds of every bet, journal and time, plots, and forced
// dice. Reads what the table has shown and returns requests; the frame places its windows.
#pragma once
#include "odds/craps/odds.h"
#include "ui/craps/plots.h"
#include "ui/host.h"
#include "ui/overlay/sheet_odds.h"
#include "ui/overlay/table_overlay.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

// Every bet's exact odds for the overlay: the edited sheet, beside the current sheet where they differ. Computed by
// odds/craps/odds.h, once per sheet.
class CrapsOddsWindow {
 public:
    void follow(const craps::Rules& edited, const craps::Rules& in_force) {  // call once a frame, before the others
        odds_.follow(edited, in_force, odds::craps_odds);
    }
    std::string note() const { return odds_.note(); }  // for the window's title
    void body(Host& host);
    const odds::CrapsOdds* now() const { return odds_.known(); }

 private:
    enum class Order { Felt, Edge };
    void line_game(Host& host) const;
    void head(Host& host);
    void rows(Host& host) const;

    SheetOdds<craps::Rules, odds::CrapsOdds> odds_;
    Order order_ = Order::Felt;
};

struct CrapsOverlayInput {
    const craps::Rules& rules;             // of the sitting
    const craps::Rules& next_rules;        // from the next come-out on
    CrapsShown plots;                      // data for the plots
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    Transport transport{};
    const Timings& timings;
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // dice were forced in this game
};

struct CrapsOverlayRequests : TableRequests<craps::Rules> {
    std::optional<std::array<int, 2>> force;  // throws these faces; the game is practice from then on
};

class CrapsOverlay {
 public:
    // Draws one frame. Call between Host::begin_frame and end_frame.
    CrapsOverlayRequests draw(Host& host, const CrapsOverlayInput& in);
    const odds::CrapsOdds* odds() const { return odds_.now(); }  // for the edited sheet

 private:
    void rules_body(Host& host, const CrapsOverlayInput& in, CrapsOverlayRequests& requests);

    TableOverlay<craps::Rules> windows_{"the next come-out without come bets"};
    CrapsOddsWindow odds_;
    CrapsPlots plots_;
    std::array<int, 2> faces_{1, 1};  // the faces to force
};

}  // namespace boxcars::ui
