// Colours, sizes and fonts of the two styles of panels. Player panels are roomy (Lato, League Spartan), debug windows
// are dense (JetBrains Mono).
#pragma once
#include "render/canvas.h"

#include <imgui.h>

#include <cmath>

namespace boxcars::ui {

// Draws a rounded rectangle with a gradient, which Dear ImGui lacks.
void gradient_rect(ImDrawList& draw, ImVec2 least, ImVec2 most, render::Colour top, render::Colour bottom,
                   float rounding, ImDrawFlags corners = ImDrawFlags_RoundCornersAll);

// Draws text with extra space after each letter, as for labels.
void tracked_text(ImDrawList& draw, ImFont* font, ImVec2 at, render::Colour colour, std::string_view words,
                  float tracking_em);

inline ImVec2 size_in(ImFont* font, const std::string& words) {  // px
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, words.c_str());
}
// Draws words on the current window; `at`: their upper left corner on the screen.
void write(ImFont* font, ImVec2 at, render::Colour colour, const std::string& words);

enum class PanelStyle { Player, Debug };

namespace theme {
using render::hex;
using namespace render::colours;
constexpr render::Colour text = hex(0xF0E8D6), text_dim = hex(0xB4B0A4), window = hex(0x10131A), border = hex(0x7A6238),
                         title = hex(0x2B2110), title_active = hex(0x3A2C14), title_text = brass_light,
                         title_note = hex(0xBDA878), frame = hex(0x252B37), button = hex(0x2E3646),
                         frame_hovered = button, frame_active = hex(0x3A4458), grab = brass, grab_active = brass_light,
                         button_hovered = hex(0x3D475A), pressed = brass_dark, pressed_text = hex(0xFFF6DF),
                         tab = hex(0x20252F), header = hex(0x2A2417), header_hovered = hex(0x3A2F1A), bar = brass,
                         row_alt = hex(0xFFFFFF, 0.035f), line = hex(0x7FE8C8), expected = hex(0x8FC2FF),
                         theory = hex(0xFFB454), changed = theory, brass_deep = hex(0xB07F32), you = hex(0xFF9DB2),
                         house = hex(0x9CC4FF);
}  // namespace theme

inline ImVec4 vec(render::Colour c) { return {c.r, c.g, c.b, c.a}; }
inline ImU32 u32(render::Colour c) { return ImGui::ColorConvertFloat4ToU32(vec(c)); }
// Where something of this size begins if it is centred in the room, in whole pixels.
inline float centred(float room, float size) { return std::round((room - size) / 2); }

// The colours of win, loss, player and house: the standard ones, or ones that differ in blue and yellow alone.
struct Signs {
    render::Colour win = theme::win, loss = theme::loss, you = theme::you, house = theme::house;
    // The colour of a result; `even`: that of a result of 0.
    render::Colour of(auto result, render::Colour even = theme::bar) const {
        return result > 0 ? win : result < 0 ? loss : even;
    }
};
Signs signs_for(bool other_colours);

// A new style at this scale; sizes are whole pixels, as Dear ImGui needs them. `thumbs`: controls as high as a thumb.
ImGuiStyle style_of(PanelStyle panel, float ui_scale, bool thumbs = false);

// The fonts of panels. fontconfig finds their files; a missing family is replaced by a packaged sans. The atlas is
// built for one scale, so glyphs are never stretched.
struct PanelFonts {  // em in pixels at scale 1
    // player panels
    ImFont* text = nullptr;       // Lato Regular 17
    ImFont* text_bold = nullptr;  // Lato Bold 17
    ImFont* small = nullptr;      // Lato Regular 15: captions
    ImFont* title = nullptr;      // League Spartan Bold 18: panel titles, in capitals
    ImFont* label = nullptr;      // League Spartan Bold 14: section labels, in capitals
    // debug windows
    ImFont* mono = nullptr;        // JetBrains Mono Regular 13
    ImFont* mono_bold = nullptr;   // JetBrains Mono Bold 13
    ImFont* mono_small = nullptr;  // JetBrains Mono Regular 11: dense cells and plots
    ImFont* mono_big = nullptr;    // JetBrains Mono Bold 20: a window's main number
};

// Refills the atlas of the current Dear ImGui context. The caller must rebuild its texture.
// `least`: no em is smaller, in pixels at scale 1.
PanelFonts build_fonts(ImFontAtlas& atlas, float ui_scale, float least = 0);

}  // namespace boxcars::ui
