#include "ui/lab/surface.h"

#include "ui/overlay/plots.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>

namespace boxcars::ui {
namespace {

constexpr int finest = 100;  // nodes per side
constexpr render::Colour dark = render::hex(0x10060C);
constexpr float over_skin = 0.006f;  // how far above the surface lines lie, in heights of the box
constexpr float nearer = 0.12f;      // how much nearer lines count in the drawing order than what they lie on

render::Colour lit(render::Colour body, float light, float alpha = 1) { return {glm::vec3{body} * light, alpha}; }

}  // namespace

int LabSurface::hold_from(int own, int other) const {
    for (int total = 1; own + total < goal_; ++total)
        if (!solution_->best_is_roll(own, other, total)) return total;
    return goal_ - own;
}

glm::vec3 LabSurface::on_skin(int own, int other) const {
    return {share(own), share(other), static_cast<float>(hold_from(own, other)) / static_cast<float>(top_) + over_skin};
}

glm::vec3 LabSurface::at(const PigStep& step) const {
    return {share(step.own), share(step.other),
            static_cast<float>(std::min(step.total, top_)) / static_cast<float>(top_)};
}

void LabSurface::follow(std::shared_ptr<const odds::PigSolution> solution) {
    if (solution == solution_) return;
    solution_ = std::move(solution);
    nodes_.clear();
    for_goal_.clear();
    if (!solution_) return;
    goal_ = solution_->rules().goal;
    side_ = static_cast<std::size_t>(std::min(goal_, finest));
    std::vector<int> scores, holds;  // the last node is goal - 1
    for (std::size_t n = 0; n < side_; ++n)
        scores.push_back(static_cast<int>(n) * (goal_ - 1) / std::max(1, static_cast<int>(side_) - 1));
    for (const int other : scores)
        for (const int own : scores) {
            holds.push_back(hold_from(own, other));
            for_goal_.push_back(own + holds.back() >= goal_);
        }
    top_ = std::min(goal_, (*std::ranges::max_element(holds) / 20 + 1) * 20);
    for (std::size_t j = 0; j < side_; ++j)
        for (std::size_t i = 0; i < side_; ++i)
            nodes_.push_back(
                {share(scores[i]), share(scores[j]), static_cast<float>(holds[node(i, j)]) / static_cast<float>(top_)});
    shade();
}

// Light from the upper left. The slope of a cliff counts as that of a steep hill at most.
void LabSurface::shade() {
    const glm::vec3 light = glm::normalize(glm::vec3{0.30f, -0.45f, 0.80f});
    constexpr float steepest = 1.3f;
    colours_.clear();
    for (std::size_t j = 0; j < side_; ++j)
        for (std::size_t i = 0; i < side_; ++i) {
            const auto slope = [&](std::size_t a, std::size_t b, int axis) {
                const glm::vec3 by = nodes_[b] - nodes_[a];
                return by[axis] > 0 ? std::clamp(by.z * LabEye::rises / by[axis], -steepest, steepest) : 0.0f;
            };
            const std::size_t i0 = i > 0 ? i - 1 : i, i1 = std::min(i + 1, side_ - 1), j0 = j > 0 ? j - 1 : j,
                              j1 = std::min(j + 1, side_ - 1);
            const glm::vec3 normal =
                glm::normalize(glm::vec3{-slope(node(i0, j), node(i1, j), 0), -slope(node(i, j0), node(i, j1), 1), 1});
            const float height = nodes_[node(i, j)].z;
            const float strength = 0.30f + 0.66f * std::max(0.0f, glm::dot(normal, light)) + 0.10f * height;
            colours_.push_back(lit(for_goal_[node(i, j)] ? surface_ink::hold : surface_ink::roll, strength));
        }
}

void LabSurface::draw(Host& host, render::Rect px, const SurfaceView& view) const {
    if (!ready()) return;
    const float beside = host.px(46), above = host.px(30), below = host.px(54);
    const LabEye eye{{px.x + beside, px.y + above, px.w - 2 * beside, px.h - above - below}, view.turn, view.tilt};
    ImGui::GetWindowDrawList()->PushClipRect({px.x, px.y}, {px.x + px.w, px.y + px.h}, true);
    const SurfaceBox box{goal_, top_};
    box.draw_back(eye);
    std::vector<Facet> pieces;
    skin(pieces, eye);
    walls(pieces, eye);
    slice_on_skin(pieces, host, eye, view.other);
    path_on_skin(pieces, host, eye, view.path);
    paint(pieces, eye);
    path_within(host, eye, view.path);
    box.draw_axes(host, eye);
    ImGui::GetWindowDrawList()->PopClipRect();
}

void LabSurface::skin(std::vector<Facet>& pieces, const LabEye& eye) const {
    const std::size_t ruled = std::max<std::size_t>(1, (side_ + 5) / 10);
    const render::Colour ruling = render::faded(dark, 0.30f);
    for (std::size_t j = 0; j + 1 < side_; ++j)
        for (std::size_t i = 0; i + 1 < side_; ++i) {
            const std::array<std::size_t, 4> at{node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)};
            Facet patch{.distance = eye.distance((nodes_[at[0]] + nodes_[at[2]]) / 2.0f)};
            for (std::size_t n = 0; n < 4; ++n) {
                patch.corners[n] = nodes_[at[n]];
                patch.colours[n] = colours_[at[n]];
            }
            pieces.push_back(patch);
            const auto line = [&](std::size_t a, std::size_t b) {
                pieces.push_back({patch.distance - nearer, {nodes_[a], nodes_[b]}, {ruling}, true, 1});
            };
            if (j % ruled == 0) line(at[0], at[1]);
            if (i % ruled == 0) line(at[0], at[3]);
        }
}

// The sides of the body, from the surface to the floor.
void LabSurface::walls(std::vector<Facet>& pieces, const LabEye& eye) const {
    const auto wall = [&](std::size_t a, std::size_t b, float light) {
        const std::array<std::size_t, 4> at{a, b, b, a};
        Facet piece{.distance = eye.distance((nodes_[a] + nodes_[b]) / 2.0f)};
        for (std::size_t n = 0; n < 4; ++n) {
            piece.corners[n] = nodes_[at[n]];
            if (n >= 2) piece.corners[n].z = 0;
            piece.colours[n] =
                lit(for_goal_[at[n]] ? surface_ink::hold : surface_ink::roll, n < 2 ? light : 0.55f * light);
        }
        pieces.push_back(piece);
    };
    for (std::size_t n = 0; n + 1 < side_; ++n) {
        wall(node(n, 0), node(n + 1, 0), 0.52f);
        wall(node(n, side_ - 1), node(n + 1, side_ - 1), 0.30f);
        wall(node(0, n), node(0, n + 1), 0.30f);
        wall(node(side_ - 1, n), node(side_ - 1, n + 1), 0.42f);
    }
}

void LabSurface::slice_on_skin(std::vector<Facet>& pieces, Host& host, const LabEye& eye, int other) const {
    const render::Colour colour = host.signs().house;
    const auto line = [&](glm::vec3 a, glm::vec3 b) {
        pieces.push_back({eye.distance((a + b) / 2.0f) - nearer, {a, b}, {colour}, true, host.px(2.6f)});
    };
    glm::vec3 last = on_skin(0, other);
    line({last.x, last.y, 0}, last);
    for (int own = 1; own < goal_; ++own) {
        const glm::vec3 next = on_skin(own, other);
        line(last, next);
        last = next;
    }
    line(last, {last.x, last.y, 0});
}

// The parts of the game's path in front of or above the body.
void LabSurface::path_on_skin(std::vector<Facet>& pieces, Host& host, const LabEye& eye,
                              std::span<const PigStep> steps) const {
    constexpr int parts = 8;  // pieces per step; each has its own place in the drawing order
    for (std::size_t n = 0; n + 1 < steps.size(); ++n)
        for (int part = 0; part < parts; ++part) {
            const glm::vec3 from = at(steps[n]), by = (at(steps[n + 1]) - from) / static_cast<float>(parts);
            const glm::vec3 a = from + by * static_cast<float>(part), b = a + by;
            pieces.push_back({eye.distance((a + b) / 2.0f) - nearer, {a, b}, {surface_ink::path}, true, host.px(2.4f)});
        }
}

// The whole path as a thin line that shines through.
void LabSurface::path_within(Host& host, const LabEye& eye, std::span<const PigStep> steps) const {
    if (steps.empty()) return;
    std::vector<ImVec2> way;
    for (const PigStep& step : steps) way.push_back(eye.at(at(step)));
    ImGui::GetWindowDrawList()->AddPolyline(way.data(), static_cast<int>(way.size()),
                                            u32(render::faded(surface_ink::path, 0.55f)), 0, host.px(1.3f));
    for (const ImVec2& one : way)
        ImGui::GetWindowDrawList()->AddCircleFilled(one, host.px(2.2f), u32(render::faded(surface_ink::path, 0.85f)),
                                                    10);
    ImGui::GetWindowDrawList()->AddCircleFilled(way.back(), host.px(7.5f), u32(dark), 24);
    ImGui::GetWindowDrawList()->AddCircleFilled(way.back(), host.px(5), u32(surface_ink::path), 20);
    ImGui::GetWindowDrawList()->AddCircle(way.back(), host.px(8.5f), u32(host.signs().you), 24, host.px(2));
}

void LabSurface::paint(std::vector<Facet>& pieces, const LabEye& eye) const {
    std::ranges::stable_sort(pieces, std::ranges::greater{}, &Facet::distance);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (const Facet& piece : pieces) {
        if (piece.line) {
            ImGui::GetWindowDrawList()->AddLine(eye.at(piece.corners[0]), eye.at(piece.corners[1]),
                                                u32(piece.colours[0]), piece.width);
            continue;
        }
        ImGui::GetWindowDrawList()->PrimReserve(6, 4);
        const auto first = static_cast<ImDrawIdx>(ImGui::GetWindowDrawList()->_VtxCurrentIdx);
        for (const int corner : {0, 1, 2, 0, 2, 3})
            ImGui::GetWindowDrawList()->PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
        for (std::size_t n = 0; n < 4; ++n)
            ImGui::GetWindowDrawList()->PrimWriteVtx(eye.at(piece.corners[n]), white, u32(piece.colours[n]));
    }
}

void draw_pig_slice(Host& host, render::Rect px, const odds::PigSolution& solution, const SurfaceView& view) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int goal = solution.rules().goal;
    plots::caption(host, {px.x, px.y}, "Against", fmt::format("an opponent at {}", view.other), host.signs().house);
    const auto top = static_cast<double>(goal);
    const std::array<plots::Tick, 3> x{{{0, "0"}, {top / 2, "own score"}, {top, std::to_string(goal)}}};
    const std::array<plots::Tick, 3> y{{{0, "0"}, {top / 2, std::to_string(goal / 2)}, {top, std::to_string(goal)}}};
    const plots::Box box{host, plots::below(host, px, 22), {0, top}, {0, top}, x, y};
    for (int own = 0; own < goal; ++own) {
        int from = 1;
        for (int total = 1; own + total <= goal; ++total) {
            const bool ends = own + total == goal;
            const bool roll = !ends && solution.best_is_roll(own, view.other, total);
            const bool before = from == total || solution.best_is_roll(own, view.other, total - 1);
            if (roll == before && !ends) continue;
            const render::Colour colour =
                before ? render::faded(surface_ink::roll, 0.62f) : render::faded(surface_ink::hold, 0.85f);
            list.AddRectFilled(box.at(own, total), box.at(own + 1, from), u32(colour));
            from = total;
        }
    }
    for (const PigStep& step : view.path)
        if (step.other == view.other) box.dot(step.own, std::min(step.total, goal), surface_ink::path, 2.4f);
    const auto inner = box.inner();
    const float end =
        plots::caption(host, {inner.x + inner.w - host.px(92), inner.y + host.px(4)}, "", "roll", surface_ink::roll);
    plots::caption(host, {end + host.px(10), inner.y + host.px(4)}, "", "hold", surface_ink::hold);
}

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
