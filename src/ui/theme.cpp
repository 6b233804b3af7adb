#include "ui/theme.h"

#include "platform/font_search.h"
#include "platform/paths.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <imgui_freetype.h>
#include <imgui_internal.h>
#include <algorithm>

namespace boxcars::ui {

// The Dear ImGui colours that differ from its dark style, of the items that the panels have.
const std::pair<render::Colour, std::vector<ImGuiCol>> colours[]{
    {theme::text, {ImGuiCol_Text}},
    {theme::text_dim, {ImGuiCol_TextDisabled}},
    {theme::window, {ImGuiCol_WindowBg, ImGuiCol_PopupBg, ImGuiCol_TableHeaderBg}},
    {render::hex(0, 0), {ImGuiCol_ChildBg, ImGuiCol_BorderShadow, ImGuiCol_ScrollbarBg, ImGuiCol_ResizeGrip}},
    {theme::border, {ImGuiCol_Border, ImGuiCol_TableBorderStrong, ImGuiCol_ScrollbarGrabHovered}},
    {theme::frame, {ImGuiCol_FrameBg}},
    {theme::frame_hovered, {ImGuiCol_FrameBgHovered}},
    {theme::frame_active, {ImGuiCol_FrameBgActive, ImGuiCol_ScrollbarGrab}},
    {theme::grab, {ImGuiCol_CheckMark, ImGuiCol_SliderGrab}},
    {theme::grab_active, {ImGuiCol_SliderGrabActive, ImGuiCol_NavHighlight}},
    {theme::button, {ImGuiCol_Button}},
    {theme::button_hovered, {ImGuiCol_ButtonHovered}},
    {theme::pressed, {ImGuiCol_ButtonActive, ImGuiCol_HeaderActive, ImGuiCol_ScrollbarGrabActive}},
    {theme::header, {ImGuiCol_Header}},
    {theme::header_hovered, {ImGuiCol_HeaderHovered}},
    {theme::row_alt, {ImGuiCol_TableRowBgAlt}},
    {render::faded(theme::border, 0.5f), {ImGuiCol_TableBorderLight}},
    {render::faded(theme::pressed, 0.7f), {ImGuiCol_TextSelectedBg}},
};

Signs signs_for(bool other_colours) {
    Signs signs;
    if (!other_colours) return signs;
    signs.win = signs.you = render::hex(0xFFD24A);
    signs.loss = signs.house = render::hex(0x5AA9FF);
    return signs;
}

ImGuiStyle style_of(PanelStyle panel, float ui_scale, bool thumbs) {
    const bool player = panel == PanelStyle::Player;
    ImGuiStyle style;
    ImGui::StyleColorsDark(&style);
    for (const auto& [colour, slots] : colours)
        for (const ImGuiCol slot : slots) style.Colors[slot] = vec(colour);
    style.WindowRounding = style.PopupRounding = player ? 8.0f : 6.0f;
    style.ChildRounding = 0;
    style.FrameRounding = 4;
    style.GrabRounding = 3;
    style.TabRounding = 6;
    style.ScrollbarRounding = 6;
    style.WindowPadding = player ? ImVec2{16, 12} : ImVec2{12, 10};
    style.FramePadding = player ? ImVec2{10, 6} : ImVec2{8, 4};
    style.ItemSpacing = {8, 6};
    style.ItemInnerSpacing = {8, 4};
    style.CellPadding = {6, player ? 5.0f : 3.0f};
    style.ScrollbarSize = 12;
    style.GrabMinSize = 14;
    if (thumbs) {
        style.FramePadding.y = 16;
        style.WindowPadding.x = 14;
        style.ItemSpacing.y = 8;
    }
    style.ScaleAllSizes(ui_scale);
    // In a tiny window sizes are rounded down to 0, which Dear ImGui does not accept.
    style.ScrollbarSize = std::max(1.0f, style.ScrollbarSize);
    style.WindowMinSize = {std::max(1.0f, style.WindowMinSize.x), std::max(1.0f, style.WindowMinSize.y)};
    style.WindowBorderSize = style.PopupBorderSize = 1;
    style.ChildBorderSize = style.FrameBorderSize = 0;
    style.AntiAliasedLinesUseTex = true;
    return style;
}

void gradient_rect(ImDrawList& draw, ImVec2 least, ImVec2 most, render::Colour top, render::Colour bottom,
                   float rounding, ImDrawFlags corners) {
    const int first = draw.VtxBuffer.Size;
    draw.AddRectFilled(least, most, IM_COL32_WHITE, rounding, corners);
    for (int i = first; i < draw.VtxBuffer.Size; ++i) {  // keeps the alpha of the soft edge
        ImDrawVert& v = draw.VtxBuffer[i];
        const float t = std::clamp((v.pos.y - least.y) / (most.y - least.y), 0.0f, 1.0f);
        render::Colour c = top + (bottom - top) * t;
        c.a *= ImGui::ColorConvertU32ToFloat4(v.col).w;
        v.col = u32(c);
    }
}

void tracked_text(ImDrawList& draw, ImFont* font, ImVec2 at, render::Colour colour, std::string_view words,
                  float tracking_em) {
    const char *letter = words.data(), *const end = letter + words.size();
    while (letter < end) {
        unsigned code = 0;
        const int bytes = ImTextCharFromUtf8(&code, letter, end);
        draw.AddText(font, font->FontSize, {std::round(at.x), at.y}, u32(colour), letter, letter + bytes);
        at.x += font->GetCharAdvance(static_cast<ImWchar>(code)) + tracking_em * font->FontSize;
        letter += bytes;
    }
}

void write(ImFont* font, ImVec2 at, render::Colour colour, const std::string& words) {
    ImGui::GetWindowDrawList()->AddText(font, font->FontSize, at, u32(colour), words.c_str());
}

namespace {

const ImWchar glyphs[]{0x20,   0x7E,   0xA0,   0x17F,           // Latin, Latin-1, Latin Extended-A
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
        config.GlyphRanges = glyphs;
        config.FontBuilderFlags = flags;
        const float em =
            std::max(std::max(em_px, least) * ui_scale, render::least_px * std::min(1.0f, ui_scale / folded_scale));
        return atlas.AddFontFromFileTTF(file.c_str(), std::round(em * line_to_em(file)), &config);
    };
    const PanelFonts fonts{.text = add(lato, 17, crisp),
                           .text_bold = add(lato_bold, 17, crisp),
                           .small = add(lato, 15, crisp),
                           .title = add(spartan, 18),
                           .label = add(spartan, 14),
                           .mono = add(mono, 13, crisp),
                           .mono_bold = add(mono_bold, 13, crisp),
                           .mono_small = add(mono, 11, crisp),
                           .mono_big = add(mono_bold, 20, crisp)};
    if (!atlas.Build())
        throw Error{
            "Cannot write on the panels: the font files were found but FreeType could not read them. "
            "Reinstall the packages fonts-lato, fonts-league-spartan and fonts-jetbrains-mono."};
    return fonts;
}

}  // namespace boxcars::ui
