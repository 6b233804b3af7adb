// Fills the atlas with the panels' fonts through FreeType, which also reads OpenType fonts with CFF outlines.
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

}  // namespace

PanelFonts build_fonts(ImFontAtlas& atlas, float ui_scale, float least) {
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    using platform::font_file;
    namespace weight = platform::font_weight;
    const std::string lato = font_file("Lato", weight::regular), lato_bold = font_file("Lato", weight::bold);
    const std::string spartan = font_file("League Spartan", weight::bold);
    const std::string mono = font_file("JetBrains Mono", weight::regular),
                      mono_bold = font_file("JetBrains Mono", weight::bold);
    const unsigned crisp = ImGuiFreeTypeBuilderFlags_LightHinting;
    const auto add = [&](const std::string& file, float em_px, unsigned flags = 0) {
        ImFontConfig config;
        config.OversampleH = config.OversampleV = 1;
        config.PixelSnapH = true;
        config.GlyphRanges = glyphs.data();
        config.FontBuilderFlags = flags;
        const float em =
            std::max(std::max(em_px, least) * ui_scale, render::least_px * std::min(1.0f, ui_scale / folded_scale));
        return atlas.AddFontFromFileTTF(file.c_str(), std::round(em * line_to_em(file)), &config);
    };
    PanelFonts fonts;
    fonts.text = add(lato, 17, crisp);
    fonts.text_bold = add(lato_bold, 17, crisp);
    fonts.small = add(lato, 15, crisp);
    fonts.title = add(spartan, 18);
    fonts.label = add(spartan, 14);
    fonts.mono = add(mono, 13, crisp);
    fonts.mono_bold = add(mono_bold, 13, crisp);
    fonts.mono_small = add(mono, 11, crisp);
    fonts.mono_big = add(mono_bold, 20, crisp);
    if (!atlas.Build())
        throw Error{
            "Cannot write on the panels: the font files were found but FreeType could not read them. "
            "Reinstall the packages fonts-lato, fonts-league-spartan and fonts-jetbrains-mono."};
    return fonts;
}

}  // namespace boxcars::ui
