// The debug overlay (F1) of any plain table: knobs, exact odds if the game has an account, journal, plots, forced dice.
#pragma once
#include "odds/chain/chain.h"
#include "ui/overlay/debug_overlay.h"

namespace boxcars::ui {

class PlainOverlay final : public DebugOverlay {
    using Odds = std::vector<odds::PlainOdds> (*)(const rules::Sheet&);

 public:
    // `odds`: of every decision that opens a round; nullptr: the game has none.
    PlainOverlay(std::string game, Odds odds)
        : DebugOverlay({.game = std::move(game), .when = "the next round"}),
          solve_(odds ? odds : [](const rules::Sheet&) { return std::vector<odds::PlainOdds>{}; }) {}

 private:
    void follow(const OverlayView& in) override { solved_.follow(edited(), in.rules, solve_); }
    std::string odds_note() const override { return solved_.note(); }
    void draw_odds(Host& host, const OverlayView&) override;  // a line for each decision
    PlotsWindow plots(Host& host, const OverlayView&) override;
    void draw_rules(Host& host, const OverlayView& in, TableRequests& requests) override;

    Odds solve_;
    SheetOdds<std::vector<odds::PlainOdds>> solved_;
};

}  // namespace boxcars::ui
