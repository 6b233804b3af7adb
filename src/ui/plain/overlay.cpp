#include "ui/plain/overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

std::string whole_story(const odds::PlainOdds& of) {
    std::string words =
        fmt::format("stakes {}\nwins {}\ncomes back {}\nloses {}\nmean {}\n", of.stake, odds::to_text(of.win),
                    odds::to_text(of.push), odds::to_text(of.lose), odds::to_text(of.edge));
    for (const auto& net : of.results) words += fmt::format("{:+d}: {}\n", net.coins, odds::to_text(net.chance));
    words.pop_back();
    return words;
}

void plot_results(Host& host, render::Rect px, const odds::PlainOdds& of) {  // the chance of each result
    if (of.results.empty()) return;
    double most = 0;
    plots::Axis x;
    for (const auto& net : of.results) {
        most = std::max(most, odds::to_double(net.chance));
        x.ticks.push_back({static_cast<double>(net.coins), fmt::format("{:+d}", net.coins)});
    }
    const double least = x.ticks.front().at, last = x.ticks.back().at, wide = std::max(1.0, last - least);
    x.range = {least - 0.12 * wide, last + 0.12 * wide};
    const plots::Box box{host, plots::below(host, px), x, plots::chances_to(std::ceil(most * 10) / 10)};
    for (const auto& net : of.results)
        box.bar(static_cast<double>(net.coins), 0.05 * wide, odds::to_double(net.chance),
                net.coins > 0 ? host.signs().win : host.signs().loss);
    box.marker(odds::to_double(of.edge), theme::theory);
    plots::caption(host, {px.x, px.y}, of.decision + " brings, net; mean", odds::to_text(of.edge));
}

}  // namespace

PlotsWindow PlainOverlay::plots(Host& host, const OverlayView&) {
    if (solved_.edited().empty()) return {};
    return {.plots = {{"results", [&](render::Rect px) { plot_results(host, px, solved_.edited().front()); }}}};
}

void PlainOverlay::draw_rules(Host& host, const OverlayView& in, TableRequests& requests) {
    options_.faces.resize(static_cast<std::size_t>(dice_wanted(in.rules, in.shown).count), 1);
    DebugOverlay::draw_rules(host, in, requests);
}

void PlainOverlay::draw_odds(Host& host, const OverlayView&) {
    // Distances in px from the right edge to the right ends of win, lose and stake. The mean ends at the edge.
    constexpr std::array<float, 3> ends{190, 122, 62};
    const InFont small{host.fonts().mono_small};
    const float right = ImGui::GetContentRegionMax().x;
    const auto line = [&](const std::string& name, const std::array<std::string, 4>& cells, render::Colour colour) {
        colour_text(colour, name);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            ImGui::SameLine();
            right_text(cells[i], right - (i < ends.size() ? host.px(ends[i]) : 0), colour);
        }
    };
    line("", {"win", "lose", "stake", "mean"}, theme::title_text);
    for (const auto& of : solved_.edited()) {
        line(of.decision,
             {percent(of.win, 2), percent(of.lose, 2), std::to_string(of.stake),
              fmt::format("{:+.4f}", odds::to_double(of.edge))},
             theme::text);
        host.mark("overlay.odds." + of.decision);
        if (ImGui::IsItemHovered()) tip(whole_story(of), host.px(420));
    }
}

}  // namespace boxcars::ui
