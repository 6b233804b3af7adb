// The panels of the craps table, with the list of its bets: what they have been shown.
#pragma once
#include "scenes/table/panels.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes {

class CrapsPanels final : public GamePanels<ui::CrapsOverlayView> {
 public:
    CrapsPanels();
    void new_sitting(const Session& session);
    // A throw is over: what it was worth, and what the chips that lay there were worth on the mean.
    void thrown(const Session& session, const odds::NextThrow& expected, const craps::Threw& dice);
    ui::CrapsBetsRequests draw_bets(SceneServices& services, const ui::CrapsBetsView& in);

    // What is counted: of every throw but those of practice.
    std::span<const ui::CrapsPoint> bankroll() const { return bankroll_.points(); }
    const ui::NumberCount& totals() const { return totals_; }

 private:
    ui::CrapsBets bets_;
    ui::CrapsCurve bankroll_;
    ui::NumberCount totals_;
};

}  // namespace boxcars::scenes
