// The Dear ImGui side of the Lacquer Car: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "rules/siwuliu.h"
#include "scenes/scene.h"
#include "session/session.h"
#include "ui/journal_window.h"
#include "ui/rules_card.h"
#include "ui/settings_panel.h"
#include "ui/siwuliu_overlay.h"
#include "ui/siwuliu_rounds.h"
#include "ui/siwuliu_seats.h"

namespace boxcars::scenes {

class SiwuliuPanels {
 public:
    using Session = session::Session<siwuliu::Rules>;

    void new_sitting() { journal_.clear(); }
    void shown(const Session& session);  // everything in the journal has been shown

    void toggle_debug() { debug_ = !debug_; }
    void toggle_settings() { open_settings_ = !open_settings_; }
    void toggle_rules() { open_rules_ = !open_rules_; }
    void toggle_rounds() { open_rounds_ = !open_rounds_; }
    void open_seats(const siwuliu::Rules& rules);
    bool debug_open() const { return debug_; }
    bool rounds_open() const { return open_rounds_; }
    bool typing() const { return open_seats_; }
    bool close_top();  // what lies in front; false: nothing was open
    bool covers_table() const { return open_settings_ || open_rules_ || open_rounds_ || open_seats_; }

    struct Table {  // what the panels may look at
        const Session& session;
        std::span<const ui::SiwuliuRoundLine> rounds;
        std::span<const Cents> balances;  // as the game began and after each round
        const std::string& edge;          // whom the sheet favours, in a sentence
        bool resting;                     // no dice in the air
        ui::Transport transport{};
    };
    struct Wishes {
        ui::SiwuliuOverlayWishes debug;
        std::optional<int> record;  // the number of a round
        std::optional<ui::SiwuliuTableWish> sit_down;
    };
    Wishes draw(House& house, const Table& table);

 private:
    void draw_seats(House& house, Wishes& wishes);

    ui::SiwuliuOverlay overlay_;
    ui::SettingsPanel settings_;
    ui::RulesCard rules_card_;
    std::optional<ui::SiwuliuSeats> seats_;
    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_rounds_ = false, open_seats_ = false;
    std::vector<ui::JournalLine> journal_;
};

}  // namespace boxcars::scenes
