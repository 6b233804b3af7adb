// The colours of Pig's car and of its players, in the order of the tracks; the second set is told apart with any eyes.
#pragma once
#include "render/colour.h"
#include "rules/pig/rules.h"
#include "scenes/layout.h"

#include <array>

namespace boxcars::scenes::pig_look {

constexpr Wordmark wordmark{"pig", 2.28f};

namespace hue {
using render::hex;
constexpr render::Colour pink = hex(0xFF9DB2), blue = hex(0x9CC4FF), inlay = hex(0xFFE6B0);
constexpr render::Colour die = hex(0xE4708C), die_light = hex(0xF7A3B6), pip = hex(0x351028);
constexpr std::array<render::Colour, pig::most_players> tracks{
    pink,          blue,          hex(0x7FE8C8), hex(0xFFB454), hex(0xC9A0FF),
    hex(0xC6E36B), hex(0xFF8A5C), hex(0xF0E8D6), hex(0x4FC3D9), hex(0xE4607C)};
constexpr std::array<render::Colour, pig::most_players> any_eyes{
    hex(0xFFD24A), hex(0x5AA9FF), hex(0xF6F0E0), hex(0xE58A2B), hex(0x8FE3D0),
    hex(0xB58CD8), hex(0xA8B0B8), hex(0xD9E86A), hex(0x3F78C8), hex(0xF3B6C6)};
}  // namespace hue

inline render::Colour track_hue(int track, bool any_eyes) {
    return (any_eyes ? hue::any_eyes : hue::tracks)[static_cast<std::size_t>(track)];
}

}  // namespace boxcars::scenes::pig_look
