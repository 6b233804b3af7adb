// Colours that players may choose for dice, felts, chips and the title's wagons. All but the chips keep the brightness
// of every colour, so that print on them stays legible.
#pragma once
#include "platform/settings.h"
#include "render/stage.h"

namespace boxcars::ui {

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
