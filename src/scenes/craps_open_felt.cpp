// What lies on the print for a while: the light on a spot, and the open odds of every spot.
#include "scenes/craps_ink.h"
#include "scenes/craps_print.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes::craps_look {

using namespace render;

namespace {

std::vector<glm::vec2> seen_from(const Camera& camera, const std::vector<glm::vec2>& path) {
    std::vector<glm::vec2> seen;
    for (const glm::vec2 p : path) seen.push_back(camera.project({p, 0}));
    return seen;
}

constexpr double low_from = 1e-9, fair_from = 0.02, steep_from = 0.05, full_bar = 0.17;

}  // namespace

void draw_spot_glow(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, craps::Spot spot, Colour colour,
                    float strength) {
    const Area& area = layout.place(spot).area;
    const float scale = camera.px_per_unit({0, 0, 0}) / 62;
    for (const auto& piece : area.pieces) {
        const Colour light = faded(colour, 0.20f * strength);
        canvas.fill(seen_from(camera, piece), light, light);
    }
    const auto rim = seen_from(camera, area.outline);
    canvas.stroke(rim, 14 * scale, faded(colour, 0.10f * strength), true);
    canvas.stroke(rim, 8 * scale, faded(colour, 0.20f * strength), true);
    canvas.stroke(rim, 2.6f * scale, faded(colour, 0.95f * strength), true);
}

Colour edge_hue(double edge) {
    if (edge < low_from) return hue::none;
    return edge < fair_from ? hue::low : edge < steep_from ? hue::fair : hue::steep;
}

namespace {

// The figure first; its word and a bar as far as there is room.
void tell_edge(const Ink& ink, const CrapsPlace& place, const SpotEdge& told) {
    const Area& area = place.area;
    // Of an area that bends, the widest part: the line's row.
    const auto& widest = *std::max_element(area.pieces.begin(), area.pieces.end(), [](const auto& a, const auto& b) {
        return Area{a, {}}.high().x - Area{a, {}}.low().x < Area{b, {}}.high().x - Area{b, {}}.low().x;
    });
    const Area part{widest, {}};
    const glm::vec2 size = part.high() - part.low(), at = part.middle();
    const Colour colour = edge_hue(told.edge);
    const double percent = 100 * told.edge;
    const bool roomy = size.x > 0.66f;
    const Words figure{.face = Face::BodyBlack, .px = size.x > 1.1f ? 14.0f : 12.5f, .tracking = 0};
    const std::string words = roomy ? fmt::format("{:.2f} %", percent) : fmt::format("{:.1f}", percent);
    const bool two_lines = size.y > 0.62f && roomy;
    const bool one_line = !two_lines && size.x > 2.0f;
    const std::string line = one_line ? words + "  " + told.words : words;
    ink.words(line, at + glm::vec2(0, two_lines ? 0.16f : 0.03f), colour, figure);
    if (two_lines)
        ink.words(told.words, at - glm::vec2(0, 0.11f), colour, {.face = Face::BodyBold, .px = 12.5f, .tracking = 0});
    const float full = std::min(size.x - 0.10f, 1.2f);
    const float half = full / 2, y = two_lines ? at.y - 0.30f : part.low().y + 0.07f;
    const float share = static_cast<float>(std::min(1.0, told.edge / full_bar));
    ink.line({at.x - half, y}, {at.x + half, y}, 2.6f, faded(hue::print, 0.18f));
    if (share > 0.01f) ink.line({at.x - half, y}, {at.x - half + full * share, y}, 2.6f, colour);
}

}  // namespace

void draw_open_felt(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, std::span<const SpotEdge> edges) {
    const Ink ink(canvas, camera);
    for (const SpotEdge& told : edges) {
        const Area& area = layout.place(told.spot).area;
        const Colour colour = edge_hue(told.edge);
        const Colour ground = faded(glm::mix(hex(0x06201B), colour, 0.16f), 0.90f);
        for (const auto& piece : area.pieces) {
            const auto seen = seen_from(camera, piece);
            canvas.fill(seen, ground, ground);
        }
        ink.line(area.outline, 1.4f, faded(colour, 0.55f), true);
    }
    for (const SpotEdge& told : edges) tell_edge(ink, layout.place(told.spot), told);
}

}  // namespace boxcars::scenes::craps_look
