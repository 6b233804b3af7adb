#include "ui/lab/surface.h"

#include "ui/lab/eye.h"
#include "ui/lab/surface_box.h"

#include <imgui.h>

#include <algorithm>
#include <numeric>

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

}  // namespace boxcars::ui
