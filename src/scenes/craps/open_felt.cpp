// What lies on the print for a while: the light on a spot, and the open odds of every spot.
#include "scenes/craps/ink.h"
#include "scenes/craps/print.h"

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

// Where an edge is told: beside the words of the large areas, in the middle of the others.
glm::vec2 note_at(const CrapsPlace& place, craps::Spot spot) {
    const glm::vec2 low = place.area.low(), high = place.area.high();
    switch (spot.kind) {
        case craps::Kind::DontPass:
            return {1.4f, place.chips.y};
        case craps::Kind::Place:  // in the number's own row
            return (place.area.pieces.back()[0] + place.area.pieces.back()[2]) * 0.5f;
        case craps::Kind::Field:
            return {place.chips.x, low.y + 0.48f};
        case craps::Kind::Pass:
        case craps::Kind::Come:
        case craps::Kind::AnySeven:
        case craps::Kind::AnyCraps:
        case craps::Kind::PassOdds:
        case craps::Kind::DontPassOdds:
        case craps::Kind::CAndE:
            return place.chips;
        default:
            return (low + high) * 0.5f;
    }
}

// The figure, and its word and a bar as far as there is room.
void reveal_edge(const Ink& ink, const CrapsPlace& place, const SpotEdge& revealed) {
    const glm::vec2 size = place.area.high() - place.area.low(), at = note_at(place, revealed.spot);
    const Colour colour = edge_hue(revealed.edge);
    const bool roomy = size.x > 0.66f;
    InkStyle figure{.face = Face::BodyBlack, .px = size.x > 1.1f ? 14.0f : 12.5f, .tracking = 0};
    std::string words = fmt::format(fmt::runtime(roomy ? "{:.2f} %" : "{:.1f}"), 100 * revealed.edge);
    const bool diamond = revealed.spot.kind == craps::Kind::Horn;
    const bool two_lines = size.y > 0.62f && roomy && revealed.spot.kind != craps::Kind::DontPass && !diamond;
    if (!two_lines && size.x > 1.8f) words += "  " + revealed.words;
    figure.squeeze = std::min(1.0f, (size.x - 0.05f) / ink.wide(words, figure));
    ink.words(words, at + glm::vec2(0, two_lines ? 0.16f : 0.03f), colour, figure);
    if (two_lines)
        ink.words(revealed.words, at - glm::vec2(0, 0.11f), colour,
                  {.face = Face::BodyBold, .px = 12.5f, .tracking = 0});
    const float full = std::min(size.x - 0.10f, 0.8f), left = at.x - full / 2;
    const float y = two_lines ? at.y - 0.29f : at.y - 0.16f;
    ink.line({left, y}, {left + full, y}, 2.6f, faded(hue::print, 0.22f));
    const float share = static_cast<float>(std::min(1.0, revealed.edge / full_bar));
    if (share > 0.01f) ink.line({left, y}, {left + full * share, y}, 2.6f, colour);
}

}  // namespace

void draw_open_felt(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, std::span<const SpotEdge> edges) {
    const Ink ink(canvas, camera);
    for (const SpotEdge& revealed : edges) {
        const Area& area = layout.place(revealed.spot).area;
        const Colour colour = edge_hue(revealed.edge);
        const Colour ground = faded(glm::mix(hex(0x06201B), colour, 0.14f), 0.84f);
        for (const auto& piece : area.pieces) {
            const auto seen = seen_from(camera, piece);
            canvas.fill(seen, ground, ground);
        }
        ink.line(area.outline, 1.4f, faded(colour, 0.55f), true);
    }
    for (const SpotEdge& revealed : edges) reveal_edge(ink, layout.place(revealed.spot), revealed);
}

}  // namespace boxcars::scenes::craps_look
