// The Dear ImGui side of the Pig table: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "odds/pig_desk.h"
#include "scenes/scene.h"
#include "session/session.h"
#include "ui/pig_overlay.h"
#include "ui/rules_card.h"
#include "ui/seats_panel.h"
#include "ui/settings_panel.h"

namespace boxcars::scenes {

class PigPanels {
 public:
    using Session = session::Session<pig::Rules>;

    void new_sitting();
    // Everything in the journal has been shown, up to this state.
    void shown(const Session& session, const pig::State& state);

    void toggle_debug() { debug_ = !debug_; }
    void toggle_settings() { open_settings_ = !open_settings_; }
    void toggle_rules() { open_rules_ = !open_rules_; }
    void open_seats(const Session& session, bool coach);
    bool seats_open() const { return open_seats_; }
    bool debug_open() const { return debug_; }
    bool close_top();  // what lies in front; false: nothing was open
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_; }

    struct Wishes {
        ui::TableWishes<pig::Rules> debug;
        std::optional<ui::PigTableWish> sit_down;
        bool seats_closed = false;
    };
    struct Table {  // what the panels may look at
        const Session& session;
        const pig::State& shown;
        int seat = 0;  // whose chances are told
        ui::Transport transport{};
        odds::PigDesk& desk;
    };
    Wishes draw(House& house, const Table& table);

 private:
    void draw_seats(House& house, Wishes& wishes);

    ui::PigOverlay overlay_;
    ui::SettingsPanel settings_;
    std::optional<ui::SeatsPanel> seats_;
    ui::RulesCard rules_card_;
    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_seats_ = false;

    std::vector<ui::JournalLine> journal_;
    std::vector<pig::State> game_;  // shown states of this game, in order
    std::vector<int> faces_;        // shown faces of this sitting
    int game_number_ = 0;
};

}  // namespace boxcars::scenes
