// The panels of craps: the debug overlay (F1) with exact odds and plots, the seats before a table opens, the rules
// card. bets.h has the list of bets.
#pragma once
#include "odds/craps/forecast.h"
#include "ui/craps/bets.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"

#include <memory>
#include <span>

namespace boxcars::ui {

struct CrapsPoint {       // a point of the curve, in cents
    double worth = 0;     // the bankroll and the chips on the felt
    double expected = 0;  // the expected worth, from the bets as they were made
    double variance = 0;  // the variance of the worth, in cents squared
    int throws = 0;       // throws so far in the sitting
};
using CrapsCurve = LongCurve<CrapsPoint, &CrapsPoint::throws>;  // the bankroll, throw by throw

struct CrapsOverlayView : OverlayView {
    std::span<const CrapsPoint> bankroll;              // before the first throw and after each
    const NumberCount& totals;                         // how often each total was thrown
    const odds::NextThrow* next_throw = nullptr;       // nullptr: not computed yet
    const odds::HandForecast* rest_of_hand = nullptr;  // nullptr: not computed yet
};
// The plots of craps, shown one at a time under a row of tabs. Amounts on the axes are in dollars.
PlotsWindow craps_plots(Host& host, const CrapsOverlayView& in);

class CrapsOverlay : public DebugOverlay {
 public:
    CrapsOverlay();
    const odds::CrapsOdds* odds() const { return odds_.known(); }  // the edited sheet's odds

 private:
    enum class Order { Felt, Edge, Spread };
    void follow(const OverlayView& in) override {
        odds_.follow(edited(), in.rules,
                     [](const rules::Sheet& rules) { return odds::craps_odds(rules.as<craps::Rules>()); });
    }
    std::string odds_note() const override { return odds_.note(); }
    void draw_odds(Host& host, const OverlayView& in) override;
    PlotsWindow plots(Host& host, const OverlayView& in) override {
        return craps_plots(host, static_cast<const CrapsOverlayView&>(in));
    }
    void line_game(Host& host) const;
    void head(Host& host);
    void rows(Host& host) const;

    SheetOdds<odds::CrapsOdds> odds_;
    Order order_ = Order::Felt;
};

// The panel for a new table: bankroll, dice, and up to four strategies (players/craps/strategy.h) that play along.
std::unique_ptr<SeatsPanel> craps_seats(NewTable asked);

// How to play craps: the line, each family of bets with what it pays, when bets work, the limits.
std::vector<CardPage> craps_pages(const craps::Rules& rules);

}  // namespace boxcars::ui
