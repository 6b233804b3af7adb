// The lab's panels: the rules of the chosen game, the settings, and the line in which something is typed. Decides which
// is open and draws it; what was typed is for the scene to take.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/lab/layout.h"
#include "ui/lab/field.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

class LabPanels {
 public:
    bool any() const { return sheet_ || settings_ || field_.open(); }
    bool settings() const { return settings_; }
    std::string_view name() const;  // for scripts; empty: none is open
    void open_sheet() { sheet_ = true; }
    void close_sheet() { sheet_ = false; }
    void turn_settings() { settings_ = !settings_; }
    void ask(ui::LabQuestion question) { field_.ask(std::move(question)); }
    void refuse(std::string why) { field_.refuse(std::move(why)); }  // the line stays open and says so
    void close_line() { field_.close(); }
    void close();

    // One frame. What was entered, and for which dial.
    std::optional<std::pair<std::string, std::string>> draw(ui::Host& host, platform::Settings& settings,
                                                            const LabLayout& places, LabAdapter& game);

 private:
    ui::LabField field_;
    ui::SettingsPanel settings_panel_;
    bool sheet_ = false, settings_ = false;
};

// Where the rules stand: as wide as their rows need, whatever size the player's panels have.
render::Rect sheet_px(const ui::Host& host, const LabLayout& places);

}  // namespace boxcars::scenes
