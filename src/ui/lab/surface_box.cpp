#include "ui/lab/surface_box.h"

#include "ui/lab/eye.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace boxcars::ui {
namespace {

constexpr int steps = 5;  // numbers along an axis
constexpr render::Colour frame = render::hex(0x8C7038);

glm::vec2 vec(ImVec2 at) { return {at.x, at.y}; }

// Draws words centred on a point, along a line on the screen, never upside down.
void words_along(ImFont* font, glm::vec2 middle, glm::vec2 along, const std::string& words, render::Colour colour) {
    const ImVec2 area = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, words.c_str());
    if (along.x < 0) along = -along;
    const glm::vec2 x = glm::normalize(along), y{-x.y, x.x}, corner{std::round(middle.x), std::round(middle.y)};
    const int from = ImGui::GetWindowDrawList()->VtxBuffer.Size;
    ImGui::GetWindowDrawList()->AddText(font, font->FontSize,
                                        {corner.x - std::round(area.x / 2), corner.y - std::round(area.y / 2)},
                                        u32(colour), words.c_str());
    for (int n = from; n < ImGui::GetWindowDrawList()->VtxBuffer.Size; ++n) {
        ImVec2& at = ImGui::GetWindowDrawList()->VtxBuffer[n].pos;
        const glm::vec2 off = vec(at) - corner, turned = corner + x * off.x + y * off.y;
        at = {turned.x, turned.y};
    }
}

void number(Host& host, glm::vec2 middle, int value, render::Colour colour) {
    words_along(host.fonts().small, middle, {1, 0}, std::to_string(value), colour);
}

// One axis on the floor: a is the end at 0; outwards leads away from the box.
struct FloorAxis {
    glm::vec3 a, b, outwards;
    const char* name;
    int without = -1;  // the number at the common corner, which the other axis draws
};

void floor_axis(Host& host, const LabEye& eye, const FloorAxis& axis, int goal, float strength) {
    const render::Colour ink = render::faded(theme::text_dim, strength), strong = render::faded(theme::text, strength);
    const auto place = [&](float share) { return vec(eye.at(axis.a + (axis.b - axis.a) * share)); };
    const glm::vec3 middle = (axis.a + axis.b) / 2.0f;
    const glm::vec2 along = place(1) - place(0);
    glm::vec2 out{-along.y, along.x};
    if (glm::dot(out, vec(eye.at(middle + axis.outwards * 0.1f)) - vec(eye.at(middle))) < 0) out = -out;
    out = glm::normalize(out);
    const int each = glm::length(along) < host.px(150) ? steps : 1;  // small boxes: only the ends
    for (int n = 0; n <= steps; n += each) {
        const glm::vec2 at = place(static_cast<float>(n) / steps);
        const glm::vec2 end = at + out * host.px(6);
        ImGui::GetWindowDrawList()->AddLine({at.x, at.y}, {end.x, end.y}, u32(render::faded(frame, strength)),
                                            host.px(1.2f));
        if (n != axis.without) number(host, at + out * host.px(18), n * goal / steps, ink);
    }
    words_along(host.fonts().text_bold, place(0.5f) + out * host.px(40), along, axis.name, strong);
}

// 1: this side of the floor faces the viewer; it fades as it turns away.
float nearness(const LabEye& eye, glm::vec2 side) {
    const float by = eye.distance(glm::vec2{1} - side) - eye.distance(side);
    return std::clamp(by * 2.2f, 0.0f, 1.0f);
}

}  // namespace

// The floor's rim, and a line for each number of the vertical axis on the two walls behind the body.
void SurfaceBox::draw_back(const LabEye& eye) const {
    const ImU32 rim = u32(render::faded(frame, 0.9f)), thin = u32(render::faded(frame, 0.38f));
    const auto line = [&](glm::vec3 a, glm::vec3 b, ImU32 colour) {
        ImGui::GetWindowDrawList()->AddLine(eye.at(a), eye.at(b), colour, 1);
    };
    for (const float end : {0.0f, 1.0f}) {
        line({end, 0, 0}, {end, 1, 0}, rim);
        line({0, end, 0}, {1, end, 0}, rim);
    }
    const float far_x = nearness(eye, {0, 0.5f}) > 0 ? 1.0f : 0.0f, far_y = nearness(eye, {0.5f, 0}) > 0 ? 1.0f : 0.0f;
    for (int n = 1; n <= steps; ++n) {
        const float z = static_cast<float>(n) / steps;
        line({far_x, 0, z}, {far_x, 1, z}, thin);
        line({0, far_y, z}, {1, far_y, z}, thin);
        line({far_x, z, 0}, {far_x, z, 1}, thin);
        line({z, far_y, 0}, {z, far_y, 1}, thin);
    }
    line({far_x, 0, 0}, {far_x, 0, 1}, thin);
    line({0, far_y, 0}, {0, far_y, 1}, thin);
}

void SurfaceBox::draw_axes(Host& host, const LabEye& eye) const {
    const bool near_x = nearness(eye, {1, 0.5f}) > 0, near_y = nearness(eye, {0.5f, 1}) > 0;
    const int common = near_x != near_y ? -1 : near_x ? steps : 0;
    for (const float side : {0.0f, 1.0f}) {
        const float out = side < 0.5f ? -1.0f : 1.0f;
        if (const float strength = nearness(eye, {0.5f, side}); strength > 0)
            floor_axis(host, eye, {{0, side, 0}, {1, side, 0}, {0, out, 0}, "own score", common}, goal, strength);
        if (const float strength = nearness(eye, {side, 0.5f}); strength > 0)
            floor_axis(host, eye, {{side, 0, 0}, {side, 1, 0}, {out, 0, 0}, "opponent's score"}, goal, strength);
    }
    glm::vec2 corner{0, 0};  // the leftmost corner carries the vertical axis
    for (const glm::vec2 one : {glm::vec2{0, 1}, glm::vec2{1, 0}, glm::vec2{1, 1}})
        if (eye.at({one, 0}).x < eye.at({corner, 0}).x) corner = one;
    const ImVec2 foot = eye.at({corner, 0}), head = eye.at({corner, 1});
    ImGui::GetWindowDrawList()->AddLine(foot, head, u32(frame), host.px(1.2f));
    const int each = foot.y - head.y < host.px(90) ? steps : 1;
    for (int n = each; n <= steps; n += each) {
        const ImVec2 at = eye.at({corner, static_cast<float>(n) / steps});
        ImGui::GetWindowDrawList()->AddLine({at.x - host.px(6), at.y}, at, u32(frame), host.px(1.2f));
        number(host, {at.x - host.px(22), at.y}, n * top / steps, theme::text_dim);
    }
    words_along(host.fonts().text_bold, {head.x + host.px(4), head.y - host.px(18)}, {1, 0}, "turn total", theme::text);
}

}  // namespace boxcars::ui
