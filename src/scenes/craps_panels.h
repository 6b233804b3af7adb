// The Dear ImGui side of the craps table: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "scenes/scene.h"
#include "session/session.h"
#include "rules/craps.h"
#include "ui/journal_window.h"
#include "ui/rules_card.h"
#include "ui/settings_panel.h"

namespace boxcars::scenes {

class CrapsPanels {
 public:
    using Session = session::Session<craps::Rules>;

    void new_sitting(const Session& session);
    void shown(const Session& session);  // everything in the journal has been shown
    void thrown(const Session& session, const craps::State& before, std::span<const craps::Fact> facts);

    void toggle_debug() { debug_ = !debug_; }
    void toggle_settings() { open_settings_ = !open_settings_; }
    void toggle_rules() { open_rules_ = !open_rules_; }
    void toggle_bets() { open_bets_ = !open_bets_; }
    void open_seats(const Session& session);
    bool bets_open() const { return open_bets_; }
    bool typing() const { return open_seats_; }
    bool close_top();  // what lies in front; false: nothing was open
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_ || open_bets_; }

 private:
    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_bets_ = false, open_seats_ = false;
    std::vector<ui::JournalLine> journal_;
};

}  // namespace boxcars::scenes
