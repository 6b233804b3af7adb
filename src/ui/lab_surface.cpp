#include "ui/lab_surface.h"

#include "ui/plots.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/glm.hpp>
#include <numeric>

namespace boxcars::ui {
namespace {

constexpr int finest = 64;     // nodes to a side
constexpr float rises = 0.5f;  // the height of the box, its sides being 1
constexpr float distance = 3.4f;
constexpr float slice_share = 0.30f;  // of the width, left of the surface
constexpr render::Colour rose = render::hex(0xE4708C), amber = render::hex(0xE0A24A),
                         line_on_skin = render::hex(0x2A1220, 0.35f), frame = render::hex(0x7A6238),
                         path_colour = render::hex(0xFFF3C4);

ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

}  // namespace

// Where a point of the box, each axis 0..1, lies on the screen.
struct LabSurface::Eye {
    render::Rect px;
    float turn, tilt, size;  // size: px to a side of the box

    glm::vec3 seen(glm::vec3 p) const {  // x right, y up, z towards us
        const glm::vec3 c{p.x - 0.5f, p.y - 0.5f, (p.z - 0.46f) * rises};
        const float s = std::sin(turn), k = std::cos(turn), st = std::sin(tilt), ct = std::cos(tilt);
        const float across = k * c.x - s * c.y, away = s * c.x + k * c.y;
        return {across, c.z * ct + away * st, c.z * st - away * ct};
    }
    float depth(glm::vec3 p) const { return seen(p).z; }
    ImVec2 at(glm::vec3 p) const {
        const glm::vec3 q = seen(p);
        const float scale = size * distance / (distance - q.z);
        return {px.x + px.w / 2 + q.x * scale, px.y + px.h / 2 - q.y * scale};
    }
};

int LabSurface::hold_from(int own, int other) const {
    for (int total = 1; own + total < goal_; ++total)
        if (!solution_->best_is_roll(own, other, total)) return total;
    return goal_ - own;
}

void LabSurface::follow(std::shared_ptr<const odds::PigSolution> solution) {
    if (solution == solution_) return;
    solution_ = std::move(solution);
    if (!solution_) return;
    goal_ = solution_->rules().goal;
    stride_ = (goal_ - 1) / finest + 1;
    side_ = static_cast<std::size_t>((goal_ - 1) / stride_ + 1);
    heights_.clear();
    for_goal_.clear();
    for (std::size_t j = 0; j < side_; ++j)
        for (std::size_t i = 0; i < side_; ++i) {
            const int own = static_cast<int>(i) * stride_, other = static_cast<int>(j) * stride_;
            const int from = hold_from(own, other);
            heights_.push_back(static_cast<float>(from));
            for_goal_.push_back(own + from >= goal_);
        }
    top_ = std::min(goal_, (static_cast<int>(*std::ranges::max_element(heights_)) / 20 + 1) * 20);
    for (float& height : heights_) height /= static_cast<float>(top_);
}

void LabSurface::draw(Host& host, render::Rect px, const SurfaceView& view) const {
    if (!ready()) return;
    list().PushClipRect({px.x, px.y}, {px.x + px.w, px.y + px.h}, true);
    const float left = px.w * slice_share;
    const render::Rect stage{px.x + left, px.y, px.w - left, px.h};
    // the floor's diagonal turns through the width; letters stand round it
    const float wide = (stage.w / 2 - host.px(44)) / 0.82f;
    const float high =
        (stage.h / 2 - host.px(34)) / (0.78f * std::sin(view.tilt) + 0.56f * rises * std::cos(view.tilt));
    const Eye eye{stage, view.turn, view.tilt, std::min(wide, high)};
    box(host, eye);
    skin(eye);
    slice_on_skin(host, eye, view.other);
    path(host, eye, view.path);
    list().PopClipRect();
    slice(host, {px.x, px.y, left, left * 0.92f}, view);
}

// The floor with a line each fifth of the goal, and the three axes' names at their ends nearest to us.
void LabSurface::box(Host& host, const Eye& eye) const {
    for (int n = 0; n <= 5; ++n) {
        const float at = static_cast<float>(n) / 5;
        const ImU32 colour = u32(render::faded(frame, n % 5 == 0 ? 0.9f : 0.4f));
        list().AddLine(eye.at({at, 0, 0}), eye.at({at, 1, 0}), colour);
        list().AddLine(eye.at({0, at, 0}), eye.at({1, at, 0}), colour);
    }
    for (const float x : {0.0f, 1.0f})
        for (const float y : {0.0f, 1.0f})
            list().AddLine(eye.at({x, y, 0}), eye.at({x, y, 1}), u32(render::faded(frame, 0.45f)));
    const float near_y = eye.depth({0.5f, 0, 0}) > eye.depth({0.5f, 1, 0}) ? 0.0f : 1.0f;
    const float near_x = eye.depth({0, 0.5f, 0}) > eye.depth({1, 0.5f, 0}) ? 0.0f : 1.0f;
    const auto words = [&](glm::vec3 p, const std::string& what, float down) {
        ImFont* const font = host.fonts().small;
        const ImVec2 at = eye.at(p), area = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, what.c_str());
        list().AddText(font, font->FontSize, {std::round(at.x - area.x / 2), std::round(at.y + host.px(down))},
                       u32(theme::text_dim), what.c_str());
    };
    const float out = near_y < 0.5f ? -0.05f : 1.05f, side = near_x < 0.5f ? -0.05f : 1.05f;
    for (int n = 0; n <= 5; ++n) {
        const float at = static_cast<float>(n) / 5;
        const std::string number = std::to_string(n * goal_ / 5), upright = std::to_string(n * top_ / 5);
        words({at, out, 0}, number, 0);
        words({side, at, 0}, number, 0);
        if (n > 0) words({1 - near_x, near_y, at}, upright, -8);
    }
    words({0.5f, near_y < 0.5f ? -0.13f : 1.13f, 0}, "own score", 4);
    words({near_x < 0.5f ? -0.13f : 1.13f, 0.5f, 0}, "opponent", 4);
    words({1 - near_x, near_y, 1.07f}, "turn total", -12);
}

void LabSurface::skin(const Eye& eye) const {
    struct Patch {
        std::size_t i, j;
        float depth;
    };
    const auto step = static_cast<float>(stride_) / static_cast<float>(goal_);
    const auto node = [&](std::size_t i, std::size_t j) {
        return glm::vec3{static_cast<float>(i) * step, static_cast<float>(j) * step, height(i, j)};
    };
    std::vector<Patch> patches;
    for (std::size_t j = 0; j + 1 < side_; ++j)
        for (std::size_t i = 0; i + 1 < side_; ++i)
            patches.push_back({i, j, eye.depth((node(i, j) + node(i + 1, j + 1)) / 2.0f)});
    std::ranges::sort(patches, {}, &Patch::depth);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const glm::vec3 light = glm::normalize(glm::vec3{-0.55f, -0.35f, 0.75f});
    const std::size_t ruled = std::max<std::size_t>(1, side_ / 10);
    for (const Patch& patch : patches) {
        const std::array<std::array<std::size_t, 2>, 4> corners{
            {{patch.i, patch.j}, {patch.i + 1, patch.j}, {patch.i + 1, patch.j + 1}, {patch.i, patch.j + 1}}};
        std::array<ImVec2, 4> at;
        list().PrimReserve(6, 4);
        const auto first = static_cast<ImDrawIdx>(list()._VtxCurrentIdx);
        for (const int corner : {0, 1, 2, 0, 2, 3}) list().PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
        for (std::size_t n = 0; n < 4; ++n) {
            const auto [i, j] = corners[n];
            const std::size_t i0 = i > 0 ? i - 1 : i, i1 = std::min(i + 1, side_ - 1), j0 = j > 0 ? j - 1 : j,
                              j1 = std::min(j + 1, side_ - 1);
            const float along = (height(i1, j) - height(i0, j)) * rises / (static_cast<float>(i1 - i0) * step);
            const float across = (height(i, j1) - height(i, j0)) * rises / (static_cast<float>(j1 - j0) * step);
            const glm::vec3 normal = glm::normalize(glm::vec3{-along, -across, 1});
            const float lit = 0.34f + 0.66f * std::max(0.0f, glm::dot(normal, light));
            const render::Colour body = for_goal_[j * side_ + i] ? amber : rose;
            const render::Colour colour{glm::vec3{body} * lit, 0.97f};
            at[n] = eye.at(node(i, j));
            list().PrimWriteVtx(at[n], white, u32(colour));
        }
        if (patch.j % ruled == 0) list().AddLine(at[0], at[1], u32(line_on_skin), 1);
        if (patch.i % ruled == 0) list().AddLine(at[0], at[3], u32(line_on_skin), 1);
    }
}

void LabSurface::slice_on_skin(Host& host, const Eye& eye, int other) const {
    std::vector<ImVec2> way;
    const float across = static_cast<float>(other) / static_cast<float>(goal_);
    for (int own = 0; own < goal_; ++own)
        way.push_back(eye.at({static_cast<float>(own) / static_cast<float>(goal_), across,
                              static_cast<float>(hold_from(own, other)) / static_cast<float>(top_)}));
    const ImU32 colour = u32(host.signs().house);
    list().AddPolyline(way.data(), static_cast<int>(way.size()), colour, 0, host.px(2.4f));
    list().AddLine(eye.at({0, across, 0}), eye.at({1, across, 0}), u32(render::faded(host.signs().house, 0.8f)),
                   host.px(1.4f));
    list().AddLine(eye.at({0, across, 0}), way.front(), u32(render::faded(host.signs().house, 0.5f)), host.px(1.2f));
    list().AddLine(eye.at({1, across, 0}), way.back(), u32(render::faded(host.signs().house, 0.5f)), host.px(1.2f));
}

void LabSurface::path(Host& host, const Eye& eye, std::span<const PigStep> steps) const {
    if (steps.empty()) return;
    const auto point = [&](const PigStep& step) {
        const auto all = static_cast<float>(goal_);
        return eye.at({static_cast<float>(step.own) / all, static_cast<float>(step.other) / all,
                       static_cast<float>(std::min(step.total, top_)) / static_cast<float>(top_)});
    };
    std::vector<ImVec2> way;
    for (const PigStep& step : steps) way.push_back(point(step));
    list().AddPolyline(way.data(), static_cast<int>(way.size()), u32(render::hex(0x10060C, 0.7f)), 0, host.px(4.2f));
    list().AddPolyline(way.data(), static_cast<int>(way.size()), u32(path_colour), 0, host.px(2.0f));
    for (const ImVec2& one : way) list().AddCircleFilled(one, host.px(2.6f), u32(path_colour), 10);
    list().AddCircleFilled(way.back(), host.px(6), u32(path_colour), 20);
    list().AddCircle(way.back(), host.px(8.5f), u32(host.signs().you), 24, host.px(2));
}

// Every decision against one opponent's score: own score to the right, turn total upwards.
void LabSurface::slice(Host& host, render::Rect px, const SurfaceView& view) const {
    plots::caption(host, {px.x, px.y}, "", fmt::format("opponent at {}", view.other), host.signs().house);
    const auto top = static_cast<double>(goal_);
    const std::array<plots::Tick, 3> x{{{0, "0"}, {top / 2, "own score"}, {top, std::to_string(goal_)}}};
    const std::array<plots::Tick, 2> y{{{0, "0"}, {top, std::to_string(goal_)}}};
    const plots::Box box{host, plots::below(host, px, 22), {0, top}, {0, top}, x, y};
    for (int own = 0; own < goal_; ++own) {
        int from = 1;
        for (int total = 1; own + total <= goal_; ++total) {
            const bool ends = own + total == goal_;
            const bool roll = !ends && solution_->best_is_roll(own, view.other, total);
            const bool before = from == total || solution_->best_is_roll(own, view.other, total - 1);
            if (roll == before && !ends) continue;
            const render::Colour colour = before ? render::faded(rose, 0.55f) : render::faded(amber, 0.85f);
            list().AddRectFilled(box.at(own, total), box.at(own + 1, from), u32(colour));
            from = total;
        }
    }
    for (const PigStep& step : view.path)
        if (step.other == view.other) box.dot(step.own, std::min(step.total, goal_), path_colour, 2.4f);
    const auto inner = box.inner();
    const float end = plots::caption(host, {inner.x + inner.w - host.px(92), inner.y + host.px(4)}, "", "roll", rose);
    plots::caption(host, {end + host.px(10), inner.y + host.px(4)}, "", "hold", amber);
}

}  // namespace boxcars::ui
