// The Dear ImGui side of the Lacquer Car: which panels are open and what they have been shown. Wishes go to the scene.
#pragma once
#include "base/money.h"
#include "rules/siwuliu.h"
#include "scenes/scene.h"
#include "session/session.h"
#include "ui/journal_window.h"
#include "ui/settings_panel.h"

namespace boxcars::scenes {

struct SiwuliuRound {  // one that is over, as the table tells it
    int number = 1;
    std::string words;  // of the verdict
    Cents result = 0, bank = 0, balance = 0;
    bool recorded = false;
};

class SiwuliuPanels {
 public:
    using Session = session::Session<siwuliu::Rules>;

    void new_sitting() { journal_.clear(); }
    void shown(const Session& session);  // everything in the journal has been shown

    void toggle_debug() { debug_ = !debug_; }
    void toggle_settings() { open_settings_ = !open_settings_; }
    void toggle_rules() { open_rules_ = !open_rules_; }
    void toggle_rounds() { open_rounds_ = !open_rounds_; }
    bool debug_open() const { return debug_; }
    bool rounds_open() const { return open_rounds_; }
    bool close_top();  // what lies in front; false: nothing was open
    bool covers_table() const { return open_settings_ || open_rules_ || open_rounds_; }

    void draw(House& house);

 private:
    ui::SettingsPanel settings_;
    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_rounds_ = false;
    std::vector<ui::JournalLine> journal_;
};

}  // namespace boxcars::scenes
