// Two ways to draw that Dear ImGui lacks: a rounded rectangle in a gradient, and letters with room between them.
#pragma once
#include "ui/theme.h"

#include <string_view>

namespace boxcars::ui {

void gradient_rect(ImDrawList& draw, ImVec2 least, ImVec2 most, render::Colour top, render::Colour bottom,
                   float rounding, ImDrawFlags corners = ImDrawFlags_RoundCornersAll);

// Letters with extra space after each, as the labels have them; answers the width.
float tracked_text(ImDrawList& draw, ImFont* font, ImVec2 at, render::Colour colour, std::string_view words,
                   float tracking_em);

}  // namespace boxcars::ui
