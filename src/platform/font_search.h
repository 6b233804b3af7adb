// Which file has the letters of a family: fontconfig knows on a desktop; in a build without it the fonts come along in
// the folder that packed_fonts() names. A family that is not there is answered with nothing, never with another one.
#pragma once
#include <optional>
#include <string>

namespace boxcars::platform {

namespace font_weight {  // as fontconfig counts them
constexpr int regular = 80, demibold = 180, bold = 200, extrabold = 205, black = 210;
}

std::optional<std::string> font_of_weight(const char* family, int weight);
std::string any_font(const char* family, int weight);  // the nearest there is, of whatever family; empty: none
std::optional<std::string> font_of_style(const std::string& family, const std::string& style);  // "Bold"

}  // namespace boxcars::platform
