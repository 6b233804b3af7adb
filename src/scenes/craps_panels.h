// The Dear ImGui side of the craps table: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "scenes/craps_desk.h"
#include "scenes/table_panels.h"
#include "session/session.h"
#include "ui/craps_bets.h"
#include "ui/craps_overlay.h"
#include "ui/craps_seats.h"

namespace boxcars::scenes {

class CrapsPanels : public TablePanels {
 public:
    using Session = session::Session<craps::Rules>;

    void new_sitting(const Session& session);
    void shown(const Session& session);  // everything in the journal has been shown
    // A throw is over: what it was worth, and what the chips that lay there were worth on the mean.
    void thrown(const Session& session, const odds::NextThrow& expected, Cents worth, int total);

    void open_seats(const Session& session);

    struct Table {  // what the panels may look at
        const Session& session;
        const craps::State& shown;
        Cents chip;
        bool resting;  // no dice in the air
        ui::Transport transport{};
        CrapsDesk& desk;
    };
    struct Wishes {
        ui::CrapsOverlayWishes debug;
        ui::CrapsBetsWishes bets;
        std::optional<ui::CrapsTableWish> sit_down;
    };
    Wishes draw(House& house, const Table& table);

 private:
    void draw_debug(House& house, const Table& table, Wishes& wishes);
    void draw_bets(House& house, const Table& table, Wishes& wishes);

    ui::CrapsOverlay overlay_;
    ui::CrapsBets bets_;
    std::optional<ui::CrapsSeats> seats_;

    std::vector<ui::CrapsPoint> bankroll_;
    std::vector<int> totals_;
};

}  // namespace boxcars::scenes
