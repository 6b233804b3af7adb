#include "ui/looks.h"

#include <cmath>

namespace boxcars::ui {
namespace {

using platform::Settings, render::Colour, render::hex, render::Hue, render::hue_of, render::Wear;

const WearChoice choices[] = {
    {&Settings::dice_look, "sapphire", "Sapphire", hex(0x6F9BE8)},
    {&Settings::dice_look, "jade", "Jade", hex(0x62B98A)},
    {&Settings::dice_look, "amber", "Amber", hex(0xE0A24A)},
    {&Settings::felt_look, "indigo", "Indigo", hex(0x6A78D8)},
    {&Settings::felt_look, "claret", "Claret", hex(0xC4607A)},
    {&Settings::felt_look, "slate", "Slate", hex(0x8E99A8)},
    {&Settings::chip_look, "gilded", "Gilded", hex(0xFFE2A8)},
    {&Settings::chip_look, "moonlit", "Moonlit", hex(0xC8DCFF)},
    {&Settings::livery, "emerald", "Emerald", hex(0x7CC49A)},
    {&Settings::livery, "midnight", "Midnight", hex(0x86A0E0)},
    {&Settings::livery, "rose", "Rose", hex(0xE89AAE)},
};

const WearChoice* worn(const Settings& settings, std::string Settings::*setting) {
    for (const WearChoice& row : choices)
        if (row.setting == setting && row.name == settings.*setting) return &row;
    return nullptr;
}

Hue chosen_hue(const Settings& settings, std::string Settings::*setting) {
    const WearChoice* look = worn(settings, setting);
    return look ? hue_of(look->hue) : Hue{};
}

}  // namespace

std::span<const WearChoice> wear_choices() { return choices; }

Colour on_felt(const Settings& settings, Colour colour) {
    const Hue hue = chosen_hue(settings, &Settings::felt_look);
    if (hue.w == 0) return colour;
    constexpr float gamma = 2.2f;
    const float light =
        0.2126f * std::pow(colour.r, gamma) + 0.7152f * std::pow(colour.g, gamma) + 0.0722f * std::pow(colour.b, gamma);
    const auto shown = [&](float part) { return std::pow(std::min(1.0f, part * light), 1 / gamma); };
    return {shown(hue.x), shown(hue.y), shown(hue.z), colour.a};
}

Wear wear_of(const Settings& settings) {
    const WearChoice* chips = worn(settings, &Settings::chip_look);
    return {chosen_hue(settings, &Settings::dice_look), chosen_hue(settings, &Settings::felt_look),
            chosen_hue(settings, &Settings::livery), chips ? chips->hue : Colour{1, 1, 1, 1}};
}

}  // namespace boxcars::ui
