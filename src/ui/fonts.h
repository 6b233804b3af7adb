// The fonts of panels: files, sizes and glyph ranges. They are found through fontconfig; a missing family is replaced
// by a packaged sans. The atlas is built for one scale, so glyphs are never stretched.
#pragma once
#include <imgui.h>

#include <string>

namespace boxcars::ui {

struct PanelFonts {  // the em, in pixels at scale 1
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

// The font file of `family` in `style` ("Bold"); the fallback's file if the family is not installed. Throws Error if
// there is no font at all.
std::string font_file(const std::string& family, const std::string& style);

// Refills the atlas of the current Dear ImGui context. The caller must rebuild its texture.
PanelFonts build_fonts(ImFontAtlas& atlas, float ui_scale);

}  // namespace boxcars::ui
