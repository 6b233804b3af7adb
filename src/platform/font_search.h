// Finds the file of a font family: with fontconfig on a desktop; in a build without it, in the folder of fonts that
// comes with the program. A missing family has no file; it is never replaced by another one.
#pragma once
#include <optional>
#include <string>

namespace boxcars::platform {

namespace font_weight {  // font weights on fontconfig's scale
constexpr int regular = 80, demibold = 180, bold = 200, extrabold = 205, black = 210;
}

std::optional<std::string> font_of_weight(const char* family, int weight);
std::string any_font(const char* family, int weight);  // the most similar font of any family; empty: none
std::optional<std::string> font_of_style(const std::string& family, const std::string& style);  // style: such as "Bold"

}  // namespace boxcars::platform
