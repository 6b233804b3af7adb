// A picture in memory: scales it down and encodes it as PNG.
#pragma once
#include <cstdint>
#include <glm/glm.hpp>
#include <string>
#include <vector>

namespace boxcars::render {

struct Pixels {
    glm::ivec2 size{0, 0};
    std::vector<std::uint8_t> rgb{};  // from the upper left, row by row
};

// Scales down until no side is longer than `longest`; each pixel is the mean of those it replaces. Never enlarges.
Pixels shrunk(const Pixels& pixels, int longest);
std::string png_of(const Pixels& pixels);  // the bytes of a PNG file; throws Error if the picture is too large

}  // namespace boxcars::render
