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
    std::string platform::Settings::*setting;  // what it is a look of
    std::string_view name, title;
    std::string_view earned_by;  // a milestone
    render::Colour hue;
};
std::span<const EarnedLook> earned_looks();
std::string_view look_of(const EarnedLook& look);  // "Dice", "Felt", "Chips", "Wagons"

// A colour of the felt, 0x093A31 on the usual one, as the chosen look shows it.
render::Colour on_felt(const platform::Settings& settings, render::Colour colour);
render::Wear wear_of(const platform::Settings& settings);  // unknown names: the table's own

}  // namespace boxcars::scenes
