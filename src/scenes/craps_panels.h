// The Dear ImGui side of the craps table: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "scenes/craps_desk.h"
#include "scenes/scene.h"
#include "session/session.h"
#include "ui/craps_bets.h"
#include "ui/craps_overlay.h"
#include "ui/craps_seats.h"
#include "ui/rules_card.h"
#include "ui/settings_panel.h"

namespace boxcars::scenes {

class CrapsPanels {
 public:
    using Session = session::Session<craps::Rules>;

    void new_sitting(const Session& session);
    void shown(const Session& session);  // everything in the journal has been shown
    // A throw is over: what it was worth, and what the chips that lay there were worth on the mean.
    void thrown(const Session& session, const odds::NextThrow& expected, Cents worth, int total);

    void toggle_debug() { debug_ = !debug_; }
    void toggle_settings() { open_settings_ = !open_settings_; }
    void toggle_rules() { open_rules_ = !open_rules_; }
    void toggle_bets() { open_bets_ = !open_bets_; }
    void open_seats(const Session& session);
    bool bets_open() const { return open_bets_; }
    bool debug_open() const { return debug_; }
    bool typing() const { return open_seats_; }
    bool close_top();  // what lies in front; false: nothing was open
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_ || open_bets_; }

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
    void draw_seats(House& house, Wishes& wishes);

    ui::CrapsOverlay overlay_;
    ui::CrapsBets bets_;
    ui::SettingsPanel settings_;
    ui::RulesCard rules_card_;
    std::optional<ui::CrapsSeats> seats_;
    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_bets_ = false, open_seats_ = false;

    std::vector<ui::JournalLine> journal_;
    std::vector<ui::CrapsPoint> bankroll_;
    std::vector<int> totals_;
};

}  // namespace boxcars::scenes
