// The debug overlay of a plain table (F1), for any game: knobs, exact odds if the game keeps an account, journal and
// time, plots, forced dice. Returns requests, which the scene carries out.
#pragma once
#include "odds/plain/rounds.h"
#include "ui/overlay/debug_overlay.h"

#include <string>
#include <utility>
#include <vector>

namespace boxcars::ui {

class PlainOverlay final : public DebugOverlay {
    using Odds = std::vector<odds::PlainOdds> (*)(const rules::Sheet&);

 public:
    // `odds`: of every decision that opens a round; nullptr: the game has none.
    PlainOverlay(std::string game, Odds odds)
        : DebugOverlay({.game = std::move(game), .when = "the next round"}), solve_(odds) {}

 private:
    void follow(const OverlayView&) override;  // odds of the edited sheet, if playable
    std::string odds_note() const override { return rules::problem(edited()) ? "no such table" : "live"; }
    void draw_odds(Host& host, const OverlayView&) override;  // a line for each decision
    PlotsWindow plots(Host& host, const OverlayView&) override;
    void draw_rules(Host& host, const OverlayView& in, TableRequests& requests) override;

    Odds solve_;
    rules::Sheet odds_of_{};
    std::vector<odds::PlainOdds> odds_{};
};

}  // namespace boxcars::ui
