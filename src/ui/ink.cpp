#include "ui/ink.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {

void gradient_rect(ImDrawList& draw, ImVec2 least, ImVec2 most, render::Colour top, render::Colour bottom,
                   float rounding, ImDrawFlags corners) {
    const int first = draw.VtxBuffer.Size;
    draw.AddRectFilled(least, most, IM_COL32_WHITE, rounding, corners);
    for (int i = first; i < draw.VtxBuffer.Size; ++i) {  // keeps the alpha of the soft edge
        ImDrawVert& v = draw.VtxBuffer[i];
        const float t = std::clamp((v.pos.y - least.y) / (most.y - least.y), 0.0f, 1.0f);
        render::Colour c = top + (bottom - top) * t;
        c.a *= static_cast<float>(v.col >> IM_COL32_A_SHIFT & 255) / 255.0f;
        v.col = u32(c);
    }
}

float tracked_text(ImDrawList& draw, ImFont* font, ImVec2 at, render::Colour colour, std::string_view words,
                   float tracking_em) {
    const char *letter = words.data(), *const end = letter + words.size();
    float x = at.x;
    while (letter < end) {
        unsigned code = 0;
        const int bytes = ImTextCharFromUtf8(&code, letter, end);
        draw.AddText(font, font->FontSize, {std::round(x), at.y}, u32(colour), letter, letter + bytes);
        x += font->GetCharAdvance(static_cast<ImWchar>(code)) + tracking_em * font->FontSize;
        letter += bytes;
    }
    return x - at.x;
}

}  // namespace boxcars::ui
