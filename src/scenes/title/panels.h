// The title's panels: the settings, and the rules of the chosen game with the keys. Decides which is open and draws it.
#pragma once
#include "platform/input.h"
#include "scenes/title/carriage_card.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

class TitlePanels {
 public:
    bool open() const { return settings_ || rules_; }
    std::string_view name() const { return settings_ ? "settings" : rules_ ? "rules" : ""; }  // for scripts
    void open_settings() { settings_ = true; }
    void open_rules();
    void tick(const platform::Input& input);  // closes what a key closes
    void draw(ui::Host& host, platform::Settings& settings, const Card& chosen, bool guided);
    bool rules_open() const { return rules_; }
    bool take_show_me() { return std::exchange(show_me_, false); }  // asked for on the rules card

 private:
    bool settings_ = false, rules_ = false, show_me_ = false;
    ui::SettingsPanel settings_panel_;
    ui::RulesCard rules_card_;
};

}  // namespace boxcars::scenes
