// The player's settings: motion, sound, picture, keys. Changes them at once; the caller saves and applies them.
#pragma once
#include "platform/settings.h"
#include "render/stage.h"
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

// Colours that players may choose for dice, felts, chips and the title's wagons. All but the chips keep the brightness
// of every colour, so that print on them stays legible.
struct WearChoice {
    std::string platform::Settings::*setting;  // the setting that this look changes
    std::string_view name, title;
    render::Colour hue;
};
std::span<const WearChoice> wear_choices();

// The colour that the chosen look gives to `colour`, a colour of the usual felt.
render::Colour on_felt(const platform::Settings& settings, render::Colour colour);
render::Wear wear_of(const platform::Settings& settings);  // an unknown name keeps the table's own look

}  // namespace boxcars::ui
