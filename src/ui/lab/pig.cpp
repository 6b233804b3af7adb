#include "ui/lab/pig.h"

#include "ui/lab/look.h"
#include "ui/overlay/plots.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::ui {

void draw_pig_slice(Host& host, render::Rect px, const odds::PigSolution& solution, int other,
                    std::span<const PigStep> path) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int goal = solution.rules().goal;
    plots::caption(host, {px.x, px.y}, "Against", fmt::format("an opponent at {}", other), host.signs().house);
    const auto top = static_cast<double>(goal);
    const std::array<plots::Tick, 3> x{{{0, "0"}, {top / 2, "own score"}, {top, std::to_string(goal)}}};
    const std::array<plots::Tick, 3> y{{{0, "0"}, {top / 2, std::to_string(goal / 2)}, {top, std::to_string(goal)}}};
    const plots::Box box{host, plots::below(host, px, 22), {0, top}, {0, top}, x, y};
    for (int own = 0; own < goal; ++own) {
        int from = 1;
        for (int total = 1; own + total <= goal; ++total) {
            const bool ends = own + total == goal;
            const bool roll = !ends && solution.best_is_roll(own, other, total);
            const bool before = from == total || solution.best_is_roll(own, other, total - 1);
            if (roll == before && !ends) continue;
            const render::Colour colour =
                before ? render::faded(surface_ink::roll, 0.62f) : render::faded(surface_ink::hold, 0.85f);
            list.AddRectFilled(box.at(own, total), box.at(own + 1, from), u32(colour));
            from = total;
        }
    }
    for (const PigStep& step : path)
        if (step.other == other) box.dot(step.own, std::min(step.total, goal), surface_ink::path, 2.4f);
    const auto inner = box.inner();
    const float end =
        plots::caption(host, {inner.x + inner.w - host.px(92), inner.y + host.px(4)}, "", "roll", surface_ink::roll);
    plots::caption(host, {end + host.px(10), inner.y + host.px(4)}, "", "hold", surface_ink::hold);
}

namespace {

constexpr render::Colour above = render::hex(0xE0B25A), below_half = render::hex(0x5B86C8);
// A cell has its full colour when its chance differs from one half by this much or more.
constexpr float full_at = 0.08f;

void words_in(ImFont* font, render::Rect cell, const std::string& words, render::Colour colour, float share = 0.5f) {
    const ImVec2 area = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, words.c_str());
    const ImVec2 at{std::round(cell.x + (cell.w - area.x) * share), std::round(cell.y + (cell.h - area.y) / 2)};
    ImGui::GetWindowDrawList()->AddText(font, font->FontSize, at, u32(colour), words.c_str());
}

void draw_chance(Host& host, render::Rect at, double wins) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float reach = std::min(1.0f, static_cast<float>(std::abs(wins - 0.5)) / full_at);
    draw.AddRectFilled({at.x + 1, at.y + 1}, {at.x + at.w - 1, at.y + at.h - 1}, u32(render::hex(0x0C0F16, 0.9f)),
                       host.px(3));
    draw.AddRectFilled({at.x + 1, at.y + 1}, {at.x + at.w - 1, at.y + at.h - 1},
                       u32(render::faded(wins >= 0.5 ? above : below_half, 0.10f + 0.55f * reach)), host.px(3));
    const bool upright = host.upright();  // the cells are narrow
    words_in(upright ? host.fonts().small : host.fonts().text_bold, at,
             fmt::format("{:.{}f}{}", 100 * wins, upright ? 1 : 2, upright ? "" : "%"), theme::pressed_text);
}

}  // namespace

void lab_policies(Host& host, render::Rect px, const PolicyTable& table) {
    const std::string caption = "Who moves first (down) beats the other (across), exactly; best answer to each framed";
    const bool upright = host.upright();  // columns are named by the numbers of the rows
    ImFont* const small = host.fonts().small;
    if (upright)
        ImGui::GetWindowDrawList()->AddText(small, small->FontSize, {px.x, px.y}, u32(theme::text_dim), caption.c_str(),
                                            nullptr, px.w);
    else
        plots::caption(host, {px.x, px.y}, caption);
    const std::size_t count = table.names.size();
    if (count == 0) return;
    const float left = host.px(upright ? 112.0f : 104.0f), top = host.px(upright ? 68.0f : 56.0f);
    const float wide = std::min((px.w - left) / static_cast<float>(count), host.px(150));
    const float high = std::min((px.h - top) / static_cast<float>(count), host.px(64));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto cell = [&](std::size_t row, std::size_t column) {
        return render::Rect{px.x + left + wide * static_cast<float>(column),
                            px.y + top + high * static_cast<float>(row), wide, high};
    };
    for (std::size_t n = 0; n < count; ++n) {
        const std::string name = lab_name(table.names[n]), number = std::to_string(n + 1);
        words_in(small, {cell(0, n).x, px.y + top - host.px(28), wide, host.px(26)}, upright ? number : name,
                 theme::text_dim);
        words_in(upright ? small : host.fonts().text, {px.x, cell(n, 0).y, left - host.px(10), high},
                 upright ? number + " " + name : name, theme::text, upright ? 0.0f : 1.0f);
    }
    for (std::size_t a = 0; a < table.first_wins.size(); ++a)
        for (std::size_t b = 0; b < table.first_wins[a].size(); ++b)
            draw_chance(host, cell(a, b), table.first_wins[a][b]);
    if (table.first_wins.size() < count) return;
    for (std::size_t b = 0; b < count; ++b) {
        std::size_t best = 0;
        for (std::size_t a = 1; a < count; ++a)
            if (table.first_wins[a][b] > table.first_wins[best][b]) best = a;
        const render::Rect at = cell(best, b);
        draw.AddRect({at.x + 2, at.y + 2}, {at.x + at.w - 2, at.y + at.h - 2}, u32(theme::brass_light), host.px(3), 0,
                     host.px(1.6f));
    }
}

}  // namespace boxcars::ui
