// Finds the file of a font: with fontconfig, or in a build without it in the folder of fonts of the program.
#pragma once
#include "base/error.h"

#include <optional>
#include <string_view>
#include <utility>

namespace boxcars::platform {

namespace font_weight {  // font weights on fontconfig's scale
constexpr int regular = 80, demibold = 180, bold = 200, extrabold = 205, black = 210;
}

constexpr const char* no_font =
    "Cannot draw text: fontconfig finds no font at all. Install fonts-dejavu-core or any other sans.";

std::optional<std::string> font_of_weight(const char* family, int weight);  // a missing family is never replaced
std::string any_font(const char* family, int weight);  // the most similar font of any family; empty: none

// The font of a family, or if that is missing, of a packaged one that resembles it. Throws Error if there is no font.
inline std::string font_file(const char* family, int weight) {
    const std::string_view name = family;
    const bool mono = name.find("Mono") != name.npos, geometric = name == "League Spartan";
    for (const auto& [like, its_weight] :
         {std::pair{family, weight},
          {geometric ? "URW Gothic" : family, font_weight::demibold},
          {mono ? "DejaVu Sans Mono" : "DejaVu Sans", weight > font_weight::regular ? font_weight::bold : weight}})
        if (auto file = font_of_weight(like, its_weight)) return *file;
    if (std::string file = any_font(family, weight); !file.empty()) return file;
    throw Error{no_font};
}

}  // namespace boxcars::platform
