// The debug overlay of sì-wŭ-liù (F1): edited rules, exact odds, journal and time, plots, forced dice. Reads what the
// table has shown and returns requests.
#pragma once
#include "base/money.h"
#include "odds/siwuliu/odds.h"
#include "ui/host.h"
#include "ui/overlay/long_sitting.h"
#include "ui/overlay/sheet_odds.h"
#include "ui/overlay/table_overlay.h"
#include "ui/overlay/timings.h"

#include <array>
#include <string>

namespace boxcars::ui {

// Sì-wŭ-liù's exact odds for the overlay: the edited sheet, beside the current sheet where they differ; and how a bet
// of one unit comes out, as bars. Computed by odds/siwuliu/odds.h, once per sheet.
class SiwuliuOddsWindow {
 public:
    void follow(const siwuliu::Rules& edited, const siwuliu::Rules& in_force) {  // call once a frame, before the others
        odds_.follow(edited, in_force, odds::siwuliu_odds);
    }
    const odds::SiwuliuOdds& now() const { return odds_.edited(); }  // for the edited sheet
    std::string note() const { return odds_.note(); }                // for the window's title
    void body(Host& host) const;
    void plot(Host& host, render::Rect px) const;  // the chances of the results of one unit

 private:
    void row(Host& host, const std::string& name, const odds::SiwuliuChances& now, const odds::SiwuliuChances& before,
             bool shaded) const;

    SheetOdds<siwuliu::Rules, odds::SiwuliuOdds> odds_;
};

struct SiwuliuPoint {
    Cents balance = 0;
    int rounds = 0;  // rounds of the game before it
};
using SiwuliuCurve = LongCurve<SiwuliuPoint, &SiwuliuPoint::rounds>;  // the player's balance, round by round

struct SiwuliuOverlayInput {
    const siwuliu::Rules& rules;           // of the sitting
    const siwuliu::Rules& next_rules;      // from the next round on
    std::span<const SiwuliuPoint> curve;   // of this game
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    Transport transport{};
    const Timings& timings;
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // dice were forced in this game
};

struct SiwuliuOverlayRequests : TableRequests<siwuliu::Rules> {
    std::optional<std::array<int, 3>> force;  // throws these faces; the game is practice from then on
};

class SiwuliuOverlay {
 public:
    // Draws one frame. Call between Host::begin_frame and end_frame.
    SiwuliuOverlayRequests draw(Host& host, const SiwuliuOverlayInput& in);
    const odds::SiwuliuOdds& odds() const { return odds_.now(); }  // for the edited sheet

 private:
    enum class Plot { Results, Balance, Frames };
    void rules_body(Host& host, const SiwuliuOverlayInput& in, SiwuliuOverlayRequests& requests);
    void plots_body(Host& host, const SiwuliuOverlayInput& in);

    TableOverlay<siwuliu::Rules> windows_{"the next round"};
    SiwuliuOddsWindow odds_;
    Plot plot_ = Plot::Results;
    std::array<int, 3> faces_{4, 5, 6};  // the faces to force
};

}  // namespace boxcars::ui
