// Looks that are earned in the Long Run: other colours for dice, felts, chips and the title's wagons. They change
// nothing but the picture, and no colour's brightness, so that everything printed on them stays as legible as it was.
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

// The colour that replaces `colour`, a colour of the usual felt, under the chosen look.
render::Colour on_felt(const platform::Settings& settings, render::Colour colour);
render::Wear wear_of(const platform::Settings& settings);  // an unknown name keeps the table's own look

}  // namespace boxcars::scenes
