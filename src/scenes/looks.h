// Looks that are earned in the Long Run: other colours for dice, felts, chips and the title's wagons. They affect only
// the picture. All but the chips keep the brightness of every colour, so that print on them stays legible.
#pragma once
#include "render/stage.h"

#include <span>
#include <string>
#include <string_view>

namespace boxcars::platform {
struct Settings;
}

namespace boxcars::scenes {

struct EarnedLook {
    std::string platform::Settings::*setting;  // the setting that this look changes
    std::string_view name, title;
    std::string_view earned_by;  // name of a milestone
    render::Colour hue;
};
std::span<const EarnedLook> earned_looks();
std::string_view look_of(const EarnedLook& look);  // "Dice", "Felt", "Chips", "Wagons"

// The colour that the chosen look gives to `colour`, a colour of the usual felt.
render::Colour on_felt(const platform::Settings& settings, render::Colour colour);
render::Wear wear_of(const platform::Settings& settings);  // an unknown name keeps the table's own look

}  // namespace boxcars::scenes
