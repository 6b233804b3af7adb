// The player's settings: motion, sound, picture, keys. Changes the given settings at once; the caller saves and applies
// them.
#pragma once
#include "platform/settings.h"
#include "ui/panels/key_list.h"

#include <optional>

namespace boxcars::ui {

struct SettingsDone {
    bool changed = false;  // some setting has changed
    bool close = false;    // Done, or the Back key
};

class SettingsPanel {
 public:
    // Draws one frame. `confirm_is_brass`: false while another panel has the one brass button.
    SettingsDone draw(Host& host, platform::Settings& settings, bool confirm_is_brass = true);
    void leave(Host& host) { keys_.leave(host); }  // closed from outside: stops waiting for a key

 private:
    enum class Tab { Table, Picture, Keys };
    void table_tab(Host& host, platform::Settings& settings) const;
    void picture_tab(Host& host, platform::Settings& settings);

    Tab tab_ = Tab::Table;
    KeyList keys_;
    std::optional<float> ui_scale_;  // while its slider is held; applied on release
};

}  // namespace boxcars::ui
