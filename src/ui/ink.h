// Two drawing functions that Dear ImGui lacks: a rounded rectangle with a gradient, and letter-spaced text.
#pragma once
#include "ui/theme.h"

#include <string_view>

namespace boxcars::ui {

void gradient_rect(ImDrawList& draw, ImVec2 least, ImVec2 most, render::Colour top, render::Colour bottom,
                   float rounding, ImDrawFlags corners = ImDrawFlags_RoundCornersAll);

// Text with extra space after each letter, as for labels; returns the width.
float tracked_text(ImDrawList& draw, ImFont* font, ImVec2 at, render::Colour colour, std::string_view words,
                   float tracking_em);

}  // namespace boxcars::ui
