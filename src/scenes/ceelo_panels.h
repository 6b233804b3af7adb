// The Dear ImGui side of the cable drum: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "scenes/scene.h"
#include "session/session.h"
#include "ui/ceelo_overlay.h"
#include "ui/ceelo_seats_panel.h"
#include "ui/rules_card.h"
#include "ui/settings_panel.h"

namespace boxcars::scenes {

class CeeloPanels {
 public:
    using Session = session::Session<ceelo::Rules>;

    void new_sitting();
    void shown(const Session& session);  // everything in the journal has been shown

    void toggle_debug() { debug_ = !debug_; }
    void toggle_settings() { open_settings_ = !open_settings_; }
    void toggle_rules() { open_rules_ = !open_rules_; }
    void open_seats(const Session& session);
    bool seats_open() const { return open_seats_; }
    bool close_top();  // what lies in front; false: nothing was open
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_; }

    struct Wishes {
        ui::CeeloOverlayWishes debug;
        std::optional<ui::CeeloTableWish> sit_down;
        bool seats_closed = false;
    };
    struct Table {  // what the panels may look at
        const Session& session;
        const ceelo::State& shown;
        std::span<const std::string> names;  // by seat
        ui::Transport transport{};
        bool may_force = false;
    };
    Wishes draw(House& house, const Table& table);

 private:
    void draw_seats(House& house, Wishes& wishes);

    ui::CeeloOverlay overlay_;
    ui::SettingsPanel settings_;
    std::optional<ui::CeeloSeatsPanel> seats_;
    ui::RulesCard rules_card_;
    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_seats_ = false;
    std::vector<ui::JournalLine> journal_;
    ui::CeeloHistory history_;
};

}  // namespace boxcars::scenes
