// The letters of panels: which files, which sizes, which glyphs. Found through fontconfig; a missing family is replaced
// by a packaged sans, never by a failure. The atlas is built for one scale; glyph pictures are never stretched.
#pragma once
#include <imgui.h>

#include <string>

namespace boxcars::ui {

struct PanelFonts {  // sizes are the em, in pixels at scale 1
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
    ImFont* mono_big = nullptr;    // JetBrains Mono Bold 20: the one number that matters
};

// The file of `family` in `style` ("Bold"); the fallback's file when the family is not installed. Throws Error when
// there is no font at all.
std::string font_file(const std::string& family, const std::string& style);

// Fills the atlas of the current Dear ImGui context anew; the graphics side must drop and rebuild its texture.
PanelFonts build_fonts(ImFontAtlas& atlas, float ui_scale);

}  // namespace boxcars::ui
