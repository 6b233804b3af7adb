// The player's settings: motion, sound, picture, keys. Changes what it is given at once; saving and applying are not
// its business.
#pragma once
#include "platform/settings.h"
#include "ui/panels/key_list.h"

#include <optional>

namespace boxcars::ui {

struct SettingsDone {
    bool changed = false;  // something in the settings is different now
    bool close = false;    // Done, or the Back key
};

class SettingsPanel {
 public:
    // One frame. `confirm_is_brass`: false while another panel beside it holds the one brass button.
    SettingsDone draw(Host& host, platform::Settings& settings, bool confirm_is_brass = true);
    void leave(Host& host) { keys_.leave(host); }  // closed by somebody else: stop listening for a key

 private:
    enum class Tab { Table, Picture, Keys };
    void table_tab(Host& host, platform::Settings& settings) const;
    void picture_tab(Host& host, platform::Settings& settings);

    Tab tab_ = Tab::Table;
    KeyList keys_;
    std::optional<float> ui_scale_;  // while its slider is held: applied when it is let go
};

}  // namespace boxcars::ui
