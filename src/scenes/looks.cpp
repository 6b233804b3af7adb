#include "scenes/looks.h"

#include "platform/settings.h"

#include <algorithm>
#include <cmath>

namespace boxcars::scenes {
namespace {

using platform::Settings;
using render::hex;

const EarnedLook rows[] = {
    {&Settings::dice_look, "sapphire", "Sapphire", "boxcars_twice", hex(0x6F9BE8)},
    {&Settings::dice_look, "jade", "Jade", "three_highest", hex(0x62B98A)},
    {&Settings::dice_look, "amber", "Amber", "three_ones", hex(0xE0A24A)},
    {&Settings::felt_look, "indigo", "Indigo", "local_arrived", hex(0x6A78D8)},
    {&Settings::felt_look, "claret", "Claret", "thirty_throws", hex(0xC4607A)},
    {&Settings::felt_look, "slate", "Slate", "long_shot", hex(0x8E99A8)},
    {&Settings::chip_look, "gilded", "Gilded", "eight_passes", hex(0xFFE2A8)},
    {&Settings::chip_look, "moonlit", "Moonlit", "five_pairs", hex(0xC8DCFF)},
    {&Settings::livery, "emerald", "Emerald", "express_arrived", hex(0x7CC49A)},
    {&Settings::livery, "midnight", "Midnight", "sleeper_arrived", hex(0x86A0E0)},
    {&Settings::livery, "rose", "Rose", "six_holds", hex(0xE89AAE)},
};

const EarnedLook* worn(const Settings& settings, std::string Settings::*setting) {
    for (const EarnedLook& row : rows)
        if (row.setting == setting && row.name == settings.*setting) return &row;
    return nullptr;
}

render::Hue hue_of(const Settings& settings, std::string Settings::*setting) {
    const EarnedLook* look = worn(settings, setting);
    return look ? render::hue_of(look->hue) : render::Hue{};
}

}  // namespace

std::span<const EarnedLook> earned_looks() { return rows; }

std::string_view look_of(const EarnedLook& look) {
    if (look.setting == &Settings::dice_look) return "Dice";
    if (look.setting == &Settings::felt_look) return "Felt";
    return look.setting == &Settings::chip_look ? "Chips" : "Wagons";
}

render::Colour on_felt(const Settings& settings, render::Colour colour) {
    const render::Hue hue = hue_of(settings, &Settings::felt_look);
    if (hue.w == 0) return colour;
    constexpr float gamma = 2.2f;
    const float light =
        0.2126f * std::pow(colour.r, gamma) + 0.7152f * std::pow(colour.g, gamma) + 0.0722f * std::pow(colour.b, gamma);
    const auto shown = [&](float part) { return std::pow(std::min(1.0f, part * light), 1 / gamma); };
    return {shown(hue.x), shown(hue.y), shown(hue.z), colour.a};
}

render::Wear wear_of(const Settings& settings) {
    const EarnedLook* chips = worn(settings, &Settings::chip_look);
    return {hue_of(settings, &Settings::dice_look), hue_of(settings, &Settings::felt_look),
            hue_of(settings, &Settings::livery), chips ? chips->hue : render::Colour{1, 1, 1, 1}};
}

}  // namespace boxcars::scenes
