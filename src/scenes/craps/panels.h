// The Dear ImGui side of the craps table: which panels are open and what they have been shown. Requests go to the
// scene.
#pragma once
#include "scenes/craps/odds_cache.h"
#include "scenes/table_panels.h"
#include "session/session.h"
#include "ui/craps/bets.h"
#include "ui/craps/overlay.h"
#include "ui/craps/seats_panel.h"

namespace boxcars::scenes {

struct CrapsPanelsInput {  // what the panels may look at
    const session::Session<craps::Rules>& session;
    const craps::State& shown;
    Cents chip;
    bool resting;  // no dice in the air
    ui::Transport transport{};
    CrapsOddsCache& odds_cache;
};
struct CrapsPanelsRequests {
    ui::CrapsOverlayRequests debug;
    ui::CrapsBetsRequests bets;
    std::optional<ui::CrapsTableRequest> sit_down;
};

class CrapsPanels : public TablePanels {
 public:
    using Session = session::Session<craps::Rules>;

    void new_sitting(const Session& session);
    void shown(const Session& session);  // everything in the journal has been shown
    // A throw is over: what it was worth, and what the chips that lay there were worth on the mean.
    void thrown(const Session& session, const odds::NextThrow& expected, const craps::Threw& dice);

    // What is counted: of every throw but those of practice.
    std::span<const ui::CrapsPoint> bankroll() const { return bankroll_.points(); }
    const ui::NumberCount& totals() const { return totals_; }

    void open_seats(const Session& session);
    // Everybody who is to sit: whoever plays here, and the others that were asked for.
    static std::vector<std::string> seated(const ui::CrapsTableRequest& asked);

    CrapsPanelsRequests draw(SceneServices& services, const CrapsPanelsInput& in);

 private:
    void draw_debug(SceneServices& services, const CrapsPanelsInput& in, CrapsPanelsRequests& requests);
    void draw_bets(SceneServices& services, const CrapsPanelsInput& in, CrapsPanelsRequests& requests);

    ui::CrapsOverlay overlay_;
    ui::CrapsBets bets_;
    std::optional<ui::CrapsSeats> seats_;

    ui::CrapsCurve bankroll_;
    ui::NumberCount totals_;
};

}  // namespace boxcars::scenes
