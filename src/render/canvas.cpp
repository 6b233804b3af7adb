// The composed shapes of the canvas, each drawn with a few calls of the basic ones.
#include "render/canvas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace boxcars::render {
namespace {
// Straight pieces per quarter circle. They are less than 0.2 px off the circle up to a radius of 60 px.
constexpr int arc = 10;
struct Outline {
    std::array<glm::vec2, 4 * (arc + 1)> points;
    std::size_t count = 0;
    void add(glm::vec2 p) { points[count++] = p; }
    std::span<const glm::vec2> span() const { return {points.data(), count}; }
};

constexpr std::array<glm::vec2, 4> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};  // clockwise on the screen

Outline rounded(Rect r, float radius) {
    Outline out;
    radius = std::min({radius, r.w / 2, r.h / 2});
    for (int c = 0; c < 4; ++c) {
        const glm::vec2 at = glm::vec2{r.x, r.y} + corners[static_cast<std::size_t>(c)] * glm::vec2{r.w, r.h};
        const glm::vec2 in = (glm::vec2{0.5f} - corners[static_cast<std::size_t>(c)]) * 2.0f;
        for (int i = 0; i <= arc; ++i) {
            const float turn =
                std::numbers::pi_v<float> * (1 + 0.5f * (static_cast<float>(c) + static_cast<float>(i) / arc));
            out.add(at + in * radius + glm::vec2{std::cos(turn), std::sin(turn)} * radius);
        }
    }
    return out;
}

// An outline with corners cut back in `steps` squares of size `step`, like a staircase.
Outline stepped(Rect r, float step, int steps) {
    Outline out;
    steps = std::min(steps, 5);
    // `first` points from the corner back along the edge before it, `second` on along the edge after it.
    const auto corner = [&](glm::vec2 at, glm::vec2 first, glm::vec2 second) {
        for (int i = 0; i < steps; ++i) {
            out.add(at + first * (step * static_cast<float>(steps - i)) + second * (step * static_cast<float>(i)));
            out.add(at + first * (step * static_cast<float>(steps - i)) + second * (step * static_cast<float>(i + 1)));
        }
        out.add(at + second * (step * static_cast<float>(steps)));
    };
    corner({r.x, r.y}, {0, 1}, {1, 0});
    corner({r.x + r.w, r.y}, {-1, 0}, {0, 1});
    corner({r.x + r.w, r.y + r.h}, {0, -1}, {-1, 0});
    corner({r.x, r.y + r.h}, {1, 0}, {0, -1});
    return out;
}
}  // namespace

void Canvas::fill(Rect r, Colour top, Colour bottom) {
    const std::array<glm::vec2, 4> box{{{r.x, r.y}, {r.x + r.w, r.y}, {r.x + r.w, r.y + r.h}, {r.x, r.y + r.h}}};
    fill(box, top, bottom);
}

Type Canvas::fitted(Type type, std::string_view words, float room) {
    type = readable(type);
    if (const float wide = width(type, words); wide > room) type = type.scaled(room / wide).as_shrunk();
    return legible(readable(type));
}

// Two lines: parted at the first space beyond the middle, else at the last, or a word with a hyphen in its middle.
static std::pair<std::string, std::string> halves(std::string_view words) {
    std::size_t middle = words.size() / 2;
    const std::size_t last = words.rfind(' '), space = std::min(words.find(' ', middle), last);
    if (space != words.npos) return {std::string{words.substr(0, space)}, std::string{words.substr(space + 1)}};
    while (middle > 0 && (words[middle] & 0xC0) == 0x80) --middle;  // within a letter
    return {std::string{words.substr(0, middle)} + '-', std::string{words.substr(middle)}};
}

float Canvas::fitted_text(const Type& type, std::string_view words, float room, glm::vec2 at, Align align,
                          Colour colour) {
    constexpr std::size_t least_parted = 6;  // bytes
    const Type fits = fitted(type, words, room);
    if (width(fits, words) <= room + 1 || words.size() < least_parted) return text(fits, words, at, align, colour);
    const auto [first, second] = halves(words);
    const glm::vec2 half_line{0, 0.55f * fits.px};
    const float wide = text(fits, first, at - half_line, align, colour);
    return std::max(wide, text(fits, second, at + half_line, align, colour));
}

void Canvas::pill(Rect r, float radius, Colour top, Colour bottom) { fill(rounded(r, radius).span(), top, bottom); }

void Canvas::pill_edge(Rect r, float radius, float width, Colour colour) {
    stroke(rounded(r, radius).span(), width, colour, true);
}

void Canvas::plate(Rect r, float step, int steps, Colour top, Colour bottom) {
    fill(stepped(r, step, steps).span(), top, bottom);
}

void Canvas::plate_edge(Rect r, float step, int steps, float width, Colour colour) {
    stroke(stepped(r, step, steps).span(), width, colour, true);
    // The inner line runs 4 px inside, at 28 % strength.
    stroke(stepped(r.grown(-4), step, steps).span(), std::max(1.0f, width * 0.67f), faded(colour, 0.28f), true);
}

}  // namespace boxcars::render
