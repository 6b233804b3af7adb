// Chooses the font files, and fills the atlas through FreeType, which also reads OpenType fonts with CFF outlines.
#include "ui/host.h"

#include "base/error.h"
#include "platform/font_search.h"
#include "platform/paths.h"
#include "render/canvas.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <imgui_freetype.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::ui {
namespace {

const std::array<ImWchar, 25> glyphs{
    0x20,   0x7E,   0xA0,   0x17F,           // Latin, Latin-1, Latin Extended-A
    0x1CD,  0x1DC,                           // the tone marks of Sì-Wŭ-Liù
    0x2010, 0x2027, 0x2030, 0x203A,          // dashes, quotes, ellipsis, per mille
    0x2070, 0x209C, 0x2190, 0x2193,          // superscripts, arrows
    0x2212, 0x2212, 0x221A, 0x221A, 0x2248,  // minus, root, almost equal ...
    0x2248, 0x2260, 0x2265, 0x25A0, 0x25C6,  // ... unequal, at most, at least, simple shapes
    0};

// The scale of the smallest layout. From it upwards no em is below render::least_px; below it, the limit shrinks.
constexpr float folded_scale = 0.8f;

float em_at(float em_px, float ui_scale) {
    return std::max(em_px * ui_scale, render::least_px * std::min(1.0f, ui_scale / folded_scale));
}

// The ratio of line height to em. Dear ImGui takes the line height as a font's size, but the design gives the em.
float line_to_em(const std::string& file) {
    FT_Library library = nullptr;
    FT_Face face = nullptr;
    float ratio = 1.2f;
    if (FT_Init_FreeType(&library) != 0) return ratio;
    const auto all = platform::read_whole(file).value_or("");  // FreeType itself opens only ASCII names
    const auto* from = reinterpret_cast<const FT_Byte*>(all.data());
    if (FT_New_Memory_Face(library, from, static_cast<FT_Long>(all.size()), 0, &face) == 0 && face->units_per_EM > 0) {
        ratio = static_cast<float>(face->ascender - face->descender) / static_cast<float>(face->units_per_EM);
        FT_Done_Face(face);
    }
    FT_Done_FreeType(library);
    return ratio;
}

struct Letters {
    ImFontAtlas& atlas;
    float ui_scale, least;
};

ImFont* add(const Letters& of, const std::string& file, float em_px, unsigned flags = 0) {
    ImFontConfig config;
    config.OversampleH = config.OversampleV = 1;
    config.PixelSnapH = true;
    config.GlyphRanges = glyphs.data();
    config.FontBuilderFlags = flags;
    const float em = em_at(std::max(em_px, of.least), of.ui_scale);
    return of.atlas.AddFontFromFileTTF(file.c_str(), std::round(em * line_to_em(file)), &config);
}

}  // namespace

std::string font_file(const std::string& family, const std::string& style) {
    if (auto file = platform::font_of_style(family, style)) return *file;
    const bool mono = family.find("Mono") != std::string::npos, bold = style != "Regular";
    const std::array<std::pair<std::string, std::string>, 6> others{
        {{mono ? "" : "Lato", bold ? "Black" : "Regular"},
         {mono ? "DejaVu Sans Mono" : "URW Gothic", "Demi"},
         {mono ? "DejaVu Sans Mono" : "DejaVu Sans", bold ? "Bold" : "Book"},
         {"DejaVu Sans", bold ? "Bold" : "Book"},
         {"Liberation Sans", bold ? "Bold" : "Regular"},
         {"Noto Sans", bold ? "Bold" : "Regular"}}};
    for (const auto& [other, other_style] : others)
        if (!other.empty())
            if (auto file = platform::font_of_style(other, other_style)) return *file;
    throw Error{"Cannot write on the panels: no font family '" + family +
                "' and no fallback (DejaVu Sans) is installed. Install the packages fonts-lato and fonts-dejavu-core."};
}

PanelFonts build_fonts(ImFontAtlas& atlas, float ui_scale, float least) {
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    const std::string lato = font_file("Lato", "Regular"), lato_bold = font_file("Lato", "Bold");
    const std::string spartan = font_file("League Spartan", "Bold");
    const std::string mono = font_file("JetBrains Mono", "Regular"), mono_bold = font_file("JetBrains Mono", "Bold");
    const unsigned crisp = ImGuiFreeTypeBuilderFlags_LightHinting;
    const Letters letters{atlas, ui_scale, least};
    PanelFonts fonts;
    fonts.text = add(letters, lato, 17, crisp);
    fonts.text_bold = add(letters, lato_bold, 17, crisp);
    fonts.small = add(letters, lato, 15, crisp);
    fonts.title = add(letters, spartan, 18);
    fonts.label = add(letters, spartan, 14);
    fonts.mono = add(letters, mono, 13, crisp);
    fonts.mono_bold = add(letters, mono_bold, 13, crisp);
    fonts.mono_small = add(letters, mono, 11, crisp);
    fonts.mono_big = add(letters, mono_bold, 20, crisp);
    if (!atlas.Build())
        throw Error{
            "Cannot write on the panels: the font files were found but FreeType could not read them. "
            "Reinstall the packages fonts-lato, fonts-league-spartan and fonts-jetbrains-mono."};
    return fonts;
}

}  // namespace boxcars::ui
