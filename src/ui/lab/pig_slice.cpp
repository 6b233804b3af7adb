#include "ui/lab/pig_slice.h"

#include "ui/overlay/plots.h"

#include <fmt/format.h>
#include <imgui.h>

#include <array>
#include <string>

namespace boxcars::ui {

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

}  // namespace boxcars::ui
