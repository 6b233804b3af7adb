// A picture as numbers: made smaller, and written as a PNG file.
#pragma once
#include <cstdint>
#include <filesystem>
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

struct Pixels {
    glm::ivec2 size{0, 0};
    std::vector<std::uint8_t> rgb{};  // from the upper left, row by row
};

// With no side longer than `longest`, each pixel the mean of those it stands for; never larger than it was.
Pixels shrunk(const Pixels& pixels, int longest);
bool write_png(const Pixels& pixels, const std::filesystem::path& file);  // false: could not be written

}  // namespace boxcars::render
