// The panels of the craps table, and the data that they display: the bankroll's curve and the count of totals.
#pragma once
#include "scenes/table/panels.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes {

class CrapsPanels final : public GamePanels<ui::CrapsOverlayView> {
 public:
    CrapsPanels();
    void new_sitting(const Session& session);
    // Records a throw, unless the sitting is practice. `expected`: the mean and variance of its result for the chips
    // then on the felt.
    void thrown(const Session& session, const odds::WorthMoments& expected, const craps::Threw& dice);
    ui::CrapsBetsRequests draw_bets(SceneServices& services, const ui::CrapsBetsView& in);

    std::span<const ui::CrapsPoint> bankroll() const { return bankroll_.points(); }
    const ui::NumberCount& totals() const { return totals_; }

 private:
    ui::CrapsBets bets_;
    ui::CrapsCurve bankroll_;
    ui::NumberCount totals_;
};

}  // namespace boxcars::scenes
