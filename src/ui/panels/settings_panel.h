// The player's settings: motion, sound, picture, keys. Changes them at once; the caller saves and applies them.
#pragma once
#include "platform/settings.h"
#include "ui/host.h"

namespace boxcars::ui {

class SettingsPanel {
 public:
    bool draw(Host& host, platform::Settings& settings);  // draws one frame; true: Done was pressed
    void leave(Host& host);                               // call when closed from outside: stops waiting for a key

 private:
    enum class Tab { Table, Picture, Colours, Keys };
    void table_tab(Host& host, platform::Settings& settings) const;
    void letters_row(Host& host, float& letters);
    void picture_tab(Host& host, platform::Settings& settings);
    void keys_tab(Host& host, platform::Bindings& bindings);
    void key_sentence(Host& host) const;
    void key_row(Host& host, const platform::Bindings& bindings, platform::Action action);
    void hear_key(Host& host, platform::Bindings& bindings);

    Tab tab_ = Tab::Table;
    std::optional<platform::Action> listening_for_;
    std::string said_;              // the message above the list of keys
    std::optional<float> letters_;  // the chosen size while its slider is held; applied on release
};

}  // namespace boxcars::ui
