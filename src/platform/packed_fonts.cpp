// Finds the fonts that come with the program in a folder, for a build without fontconfig. The build of the web page
// copies them into that folder under the names listed here.
#include "platform/font_search.h"
#include "platform/paths.h"

#include <array>

namespace boxcars::platform {
namespace {

struct PackedFont {
    std::string_view family;
    int weight;
    std::string_view file;
};
constexpr std::array<PackedFont, 9> packed{{
    {"League Spartan", font_weight::extrabold, "LeagueSpartan-ExtraBold.otf"},
    {"League Spartan", font_weight::bold, "LeagueSpartan-Bold.otf"},
    {"League Spartan", font_weight::demibold, "LeagueSpartan-SemiBold.otf"},
    {"Lato", font_weight::regular, "Lato-Regular.ttf"},
    {"Lato", font_weight::bold, "Lato-Bold.ttf"},
    {"Lato", font_weight::black, "Lato-Black.ttf"},
    {"JetBrains Mono", font_weight::regular, "JetBrainsMono-Regular.ttf"},
    {"JetBrains Mono", font_weight::bold, "JetBrainsMono-Bold.ttf"},
    {"DejaVu Sans", font_weight::regular, "DejaVuSans.ttf"},
}};

template <class Wanted>
std::optional<std::string> find_packed(const Wanted& wanted) {
    const std::filesystem::path folder = find_resources({}).fonts;
    std::error_code gone;
    for (const PackedFont& font : packed)
        if (wanted(font) && std::filesystem::exists(folder / font.file, gone)) return (folder / font.file).string();
    return {};
}

}  // namespace

std::optional<std::string> font_of_weight(const char* family, int weight) {
    return find_packed([&](const PackedFont& font) { return font.family == family && font.weight == weight; });
}

std::string any_font(const char* family, int weight) {
    if (auto same = find_packed([&](const PackedFont& font) { return font.family == family; })) return *same;
    return find_packed([&](const PackedFont& font) { return font.weight == weight; }).value_or("");
}

}  // namespace boxcars::platform
