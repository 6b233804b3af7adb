// A picture as numbers: made smaller, and turned into the bytes of a PNG file.
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

// With no side longer than `longest`, each pixel the mean of those it stands for; never larger than it was.
Pixels shrunk(const Pixels& pixels, int longest);
std::string png_of(const Pixels& pixels);  // the bytes of a PNG file; throws Error where the picture is too large

}  // namespace boxcars::render
