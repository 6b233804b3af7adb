#include "scenes/craps/print.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::scenes::craps_look {

using namespace render;

namespace {

constexpr float px_a_unit = 62;
constexpr float least_print = 13.2f;  // px; looks as small as render::least_px at the far end
constexpr float upright = 1.10f;      // stretches letters, as the felt is foreshortened

struct Laid {  // place and direction of words
    const Camera* camera;
    glm::vec2 at, along, down;
};
glm::vec2 lay(const void* context, glm::vec2 px) {
    const auto& laid = *static_cast<const Laid*>(context);
    return laid.camera->project({laid.at + laid.along * px.x + laid.down * px.y, 0});
}

std::vector<glm::vec2> circle(glm::vec2 at, float radius, int points) {
    std::vector<glm::vec2> path;
    for (int i = 0; i < points; ++i) {
        const float turn = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(points);
        path.push_back(at + radius * glm::vec2(std::cos(turn), std::sin(turn)));
    }
    return path;
}

std::vector<glm::vec2> rounded(glm::vec2 at, glm::vec2 half, float radius) {
    std::vector<glm::vec2> path;
    const glm::vec2 corners[] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    for (int c = 0; c < 4; ++c)
        for (int i = 0; i <= 5; ++i) {
            const float turn = glm::half_pi<float>() * (static_cast<float>(c) + static_cast<float>(i) / 5);
            path.push_back(at + corners[c] * (half - radius) + radius * glm::vec2(std::cos(turn), std::sin(turn)));
        }
    return path;
}

Colour under_lamp(Colour colour, glm::vec2 at) {
    const float light = lamp_light(at);
    return {colour.r * light, colour.g * light, colour.b * light, colour.a};
}

}  // namespace

// Darkens the print less than the shader's lamp darkens the felt, so that print in the corners stays readable.
float lamp_light(glm::vec2 at) {
    const glm::vec2 off = (at - glm::vec2(-0.4f, 1.2f)) * glm::vec2(1.0f, 1.2f);
    return 0.84f + 0.16f / (1 + glm::dot(off, off) / 60);
}

Ink::Ink(Canvas& canvas, const Camera& camera, std::vector<Rect>* noted)
    : canvas_(canvas), camera_(camera), scale_(camera.px_per_unit({0, 0, 0}) / px_a_unit), noted_(noted) {}

Type Ink::type_of(const InkStyle& how) const {
    return {how.face, std::max(how.px, least_print) * scale_, how.tracking};
}

void Ink::words(std::string_view words, glm::vec2 at, Colour colour, const InkStyle& how) const {
    const float turn = glm::radians(how.turn), unit = 1 / (px_a_unit * scale_);
    const glm::vec2 along{std::cos(turn), std::sin(turn)}, down{along.y, -along.x};
    const glm::vec2 stretch{1, upright};
    const Type type = type_of(how);
    const Laid laid{&camera_, at, along * stretch * unit * how.squeeze, down * stretch * unit};
    if (noted_) {
        constexpr float half_high = 0.36f;  // half the height of capitals, in em
        const float whole = canvas_.width(type, words);
        const float left = how.align == Align::Left ? 0 : how.align == Align::Centre ? whole / 2 : whole;
        std::vector<glm::vec2> corners;
        for (const float x : {-left, whole - left})
            for (const float y : {-half_high, half_high}) corners.push_back(lay(&laid, {x, y * type.px}));
        return noted_->push_back(bounds_of(corners));
    }
    canvas_.text_through(type, words, how.align, under_lamp(colour, at), lay, &laid);
}

float Ink::wide(std::string_view words, const InkStyle& how) const {
    return canvas_.width(type_of(how), words) * how.squeeze / (px_a_unit * scale_);
}

bool Ink::shows(const Area& area) const {
    return std::ranges::all_of(seen_from(camera_, area.outline),
                               [&](glm::vec2 at) { return camera_.band.contains(at); });
}

void Ink::line(std::span<const glm::vec2> path, float px, Colour colour, bool closed) const {
    if (noted_) return;
    glm::vec2 middle{0, 0};
    for (const glm::vec2 p : path) middle += p / static_cast<float>(path.size());
    canvas_.stroke(seen_from(camera_, path), px * scale_, under_lamp(colour, middle), closed);
}

void Ink::line(glm::vec2 from, glm::vec2 to, float px, Colour colour) const {
    const glm::vec2 path[] = {from, to};
    line(path, px, colour);
}

void Ink::ring(glm::vec2 at, float radius, float px, Colour colour) const {
    if (noted_) return noted_->push_back(bounds_of(seen_from(camera_, circle(at, radius, 12))));
    line(circle(at, radius, 48), px, colour, true);
}

void Ink::dashes(glm::vec2 at, float radius, float px, Colour colour) const {
    const auto path = circle(at, radius, 48);
    for (std::size_t i = 0; i < path.size(); i += 4) line(std::span(path).subspan(i, 3), px, colour);
}

void Ink::patch(std::span<const glm::vec2> convex, Colour colour) const {
    if (noted_) return;
    const Colour lit = under_lamp(colour, convex.front());
    canvas_.fill(seen_from(camera_, convex), lit, lit);
}

void Ink::pill(glm::vec2 at, glm::vec2 half, Colour fill, Colour edge, float px) const {
    const auto path = rounded(at, half, std::min(half.x, half.y));
    patch(path, fill);
    line(path, px, edge, true);
}

void Ink::die(glm::vec2 at, float size, int face, Colour body, Colour pips) const {
    const glm::vec2 half(size / 2);
    if (noted_) return noted_->push_back(bounds_of(seen_from(camera_, box_area(at - half, at + half).outline)));
    patch(rounded(at, half, size * 0.17f), body);
    const float step = size * 0.27f, radius = size * 0.095f;
    const auto pip = [&](float x, float y) { patch(circle(at + glm::vec2(x, y) * step, radius, 14), pips); };
    if (face % 2 == 1) pip(0, 0);
    if (face >= 2) pip(-1, 1), pip(1, -1);
    if (face >= 4) pip(1, 1), pip(-1, -1);
    if (face == 6) pip(-1, 0), pip(1, 0);
}

void Ink::dice(glm::vec2 at, float size, int first, int second, Colour body, Colour pips) const {
    const glm::vec2 aside{size * 0.56f, 0};
    die(at - aside, size, first, body, pips);
    die(at + aside, size, second, body, pips);
}

}  // namespace boxcars::scenes::craps_look
