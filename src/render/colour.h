// Colours as sRGB with straight alpha, 0..1 each.
#pragma once
#include <glm/glm.hpp>

namespace boxcars::render {

using Colour = glm::vec4;

constexpr Colour hex(unsigned rgb, float alpha = 1.0f) {
    return {static_cast<float>(rgb >> 16 & 255) / 255.0f, static_cast<float>(rgb >> 8 & 255) / 255.0f,
            static_cast<float>(rgb & 255) / 255.0f, alpha};
}
constexpr Colour faded(Colour c, float alpha) { return {c.r, c.g, c.b, c.a * alpha}; }

namespace colours {  // the common set; each scene adds its own table's colours
constexpr Colour night = hex(0x0D0F14), coal = hex(0x171B24), ivory = hex(0xF6ECD6), ash = hex(0xBDB6A6);
constexpr Colour brass_light = hex(0xFBE3A6), brass = hex(0xE0B25A), brass_dark = hex(0x8C6528),
                 brass_ink = hex(0x1B1206);
constexpr Colour win = hex(0x6FE0C2), loss = hex(0xFF8A5C), disabled = hex(0x7C8494), pill = hex(0x0B0D12);
}  // namespace colours

}  // namespace boxcars::render
