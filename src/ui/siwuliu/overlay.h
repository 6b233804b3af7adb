// The debug overlay of sì-wŭ-liù (F1): edited rules, exact odds, journal and time, plots, forced dice. Reads what the
// table has shown and returns requests.
#pragma once
#include "base/money.h"
#include "ui/overlay/long_sitting.h"
#include "ui/overlay/table_overlay.h"
#include "ui/overlay/timings.h"
#include "ui/siwuliu/odds_window.h"

#include <array>

namespace boxcars::ui {

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
