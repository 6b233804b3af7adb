#include "ui/lab/points.h"

#include "ui/lab/look.h"
#include "ui/overlay/plots.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace boxcars::ui {
namespace {

constexpr std::size_t most_bars = 64;

LabBars bars_for(std::size_t amounts) {
    const std::size_t gathered = std::max<std::size_t>(1, (amounts + most_bars - 1) / most_bars);
    return {gathered, (amounts + gathered - 1) / gathered};
}

std::string after(const LabLook& look, std::int64_t rounds) {
    return fmt::format("after {} {}", lab_count(rounds), look.words.rounds);
}

// The rounds at which bankrolls were recorded; each is a point.
std::vector<double> checkpoints(const LabLook& look) {
    return {look.shown.checkpoints.begin(), look.shown.checkpoints.end()};
}

std::string bankroll_words(const LabLook& look, std::size_t n) {
    const auto amount = [&](std::int64_t of) { return lab_amount(look.words.unit, of); };
    const auto& band = lab_player(look).bands[n];
    return fmt::format("{}: half of the evenings hold {} or more, one in ten {} or more, one in ten {} or less",
                       after(look, look.shown.checkpoints[n]), amount(band.middle), amount(band.high),
                       amount(band.low));
}

std::string ruin_words(const LabLook& look, std::size_t n) {
    const auto& player = lab_player(look);
    std::string words = fmt::format("{}: {} of the evenings have nothing left", after(look, look.shown.checkpoints[n]),
                                    lab_share(player.ruined[n], 2));
    if (look.plan.goal != 0) words += fmt::format(", {} have reached the goal", lab_share(player.goal[n], 2));
    return words;
}

std::vector<double> ends_places(const LabLook& look) {
    const LabBars bars = ends_bars(look);
    const double wide = static_cast<double>(bars.gathered) * static_cast<double>(look.shown.grain);
    std::vector<double> places;
    for (std::size_t n = 0; n < bars.count; ++n) places.push_back((static_cast<double>(n) + 0.5) * wide);
    return places;
}

std::string ends_words(const LabLook& look, std::size_t n) {
    const LabBars bars = ends_bars(look);
    const std::int64_t wide = static_cast<std::int64_t>(bars.gathered) * look.shown.grain,
                       least = static_cast<std::int64_t>(n) * wide;
    std::string words = lab_amount(look.words.unit, least);
    if (n + 1 == bars.count)
        words += " or more";
    else if (wide > 1)
        words += " and less than " + lab_amount(look.words.unit, least + wide);
    const double share = ends_shares(look, lab_player(look), bars)[n];
    return fmt::format("{}: {} of the evenings", words, lab_share(share, 2));
}

std::vector<double> edge_places(const LabLook& look) {
    std::vector<double> places;
    for (const auto& point : lab_edge(look).points) places.push_back(edge_place(point));
    return places;
}

std::string edge_words(const LabLook& look, std::size_t n) {
    const auto& point = lab_edge(look).points[n];
    return fmt::format("{}: {}{}", after(look, point.rounds), lab_share(point.edge, 3),
                       point.error > 0 ? " ±" + lab_share(1.96 * point.error, 3) : "");
}

std::vector<double> lengths_places(const LabLook& look) {
    const LabBars bars = lengths_bars(look);
    const auto wide = static_cast<double>(bars.gathered);
    std::vector<double> places;
    for (std::size_t n = 0; n < bars.count; ++n) places.push_back(static_cast<double>(n) * wide + (wide - 1) / 2);
    return places;
}

std::string lengths_words(const LabLook& look, std::size_t n) {
    const LabBars bars = lengths_bars(look);
    const std::size_t least = n * bars.gathered, most = least + bars.gathered - 1;
    std::string words = std::to_string(least);
    if (n + 1 == bars.count)
        words += " or more";
    else if (most > least)
        words += fmt::format(" to {}", most);
    return fmt::format("{} {}: {} of the {}", words, look.words.length, lab_share(lengths_shares(look, bars)[n], 2),
                       look.words.stretches);
}

struct PlotReader {
    std::vector<double> (*places)(const LabLook&);
    std::string (*words)(const LabLook&, std::size_t);
};
constexpr std::array<PlotReader, lab_plot_names.size()> readers{{{checkpoints, bankroll_words},
                                                                 {checkpoints, ruin_words},
                                                                 {ends_places, ends_words},
                                                                 {edge_places, edge_words},
                                                                 // in the order of LabPlot
                                                                 {lengths_places, lengths_words}}};

}  // namespace

// Enough bars to leave at most one evening in two hundred beyond, for the player who got farthest.
LabBars ends_bars(const LabLook& look) {
    std::size_t farthest = 1;
    for (const auto& player : look.shown.players) {
        std::int64_t beyond = 0;
        std::size_t end = player.ends.size();
        while (end > 1 && (beyond + player.ends[end - 1]) * 200 < look.shown.evenings) beyond += player.ends[--end];
        farthest = std::max(farthest, end);
    }
    return bars_for(farthest);
}

std::vector<double> ends_shares(const LabLook& look, const sim::LabPlayer& player, LabBars bars) {
    std::vector<double> shares(bars.count);
    const auto& ends = player.ends;
    for (std::size_t grains = 0; grains < ends.size(); ++grains)
        shares[std::min(grains / bars.gathered, bars.count - 1)] +=
            static_cast<double>(ends[grains]) / static_cast<double>(look.shown.evenings);
    return shares;
}

// One in five hundred lies beyond the bars.
LabBars lengths_bars(const LabLook& look) {
    const auto& counts = look.shown.lengths;
    const auto all = std::reduce(counts.begin(), counts.end());
    std::size_t last = counts.size();
    for (std::int64_t beyond = 0; last > 2 && (beyond + counts[last - 1]) * 500 < all;) beyond += counts[--last];
    return bars_for(last);
}

std::vector<double> lengths_shares(const LabLook& look, LabBars bars) {
    std::vector<double> shares(bars.count);
    const auto& counts = look.shown.lengths;
    const auto all = static_cast<double>(std::max<std::int64_t>(std::reduce(counts.begin(), counts.end()), 1));
    for (std::size_t n = 0; n < counts.size(); ++n)
        shares[std::min(n / bars.gathered, bars.count - 1)] += static_cast<double>(counts[n]) / all;
    return shares;
}

double edge_place(const sim::LabEdgePoint& point) {
    return std::log10(static_cast<double>(std::max<std::int64_t>(point.rounds, 1)));
}

std::vector<double> lab_points(const LabLook& look, LabPlot plot) {
    if (!lab_counted(look)) return {};
    return readers[static_cast<std::size_t>(plot)].places(look);
}

std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t point) {
    return readers[static_cast<std::size_t>(plot)].words(look, point);
}

namespace {

constexpr render::Colour above = render::hex(0xE0B25A), below_half = render::hex(0x5B86C8);
constexpr float full_at = 0.08f;  // the distance from one half at which a cell has its full colour

void words_in(ImFont* font, render::Rect cell, const std::string& words, render::Colour colour, float share = 0.5f) {
    const ImVec2 area = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, words.c_str());
    const ImVec2 at{std::round(cell.x + (cell.w - area.x) * share), std::round(cell.y + (cell.h - area.y) / 2)};
    ImGui::GetWindowDrawList()->AddText(font, font->FontSize, at, u32(colour), words.c_str());
}

}  // namespace

void lab_policies(Host& host, render::Rect px, const PolicyTable& table) {
    plots::caption(host, {px.x, px.y},
                   "Who moves first (down) beats the other (across), exactly; best answer to each framed");
    const std::size_t count = table.names.size();
    if (count == 0) return;
    const float left = host.px(104), top = host.px(56);
    const float wide = std::min((px.w - left) / static_cast<float>(count), host.px(150));
    const float high = std::min((px.h - top) / static_cast<float>(count), host.px(64));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto cell = [&](std::size_t row, std::size_t column) {
        return render::Rect{px.x + left + wide * static_cast<float>(column),
                            px.y + top + high * static_cast<float>(row), wide, high};
    };
    for (std::size_t n = 0; n < count; ++n) {
        words_in(host.fonts().small, {cell(0, n).x, px.y + host.px(28), wide, host.px(26)}, lab_name(table.names[n]),
                 theme::text_dim);
        words_in(host.fonts().text, {px.x, cell(n, 0).y, left - host.px(10), high}, lab_name(table.names[n]),
                 theme::text, 1);
    }
    for (std::size_t a = 0; a < table.first_wins.size(); ++a)
        for (std::size_t b = 0; b < table.first_wins[a].size(); ++b) {
            const double wins = table.first_wins[a][b];
            const float reach = std::min(1.0f, static_cast<float>(std::abs(wins - 0.5)) / full_at);
            const render::Rect at = cell(a, b);
            draw.AddRectFilled({at.x + 1, at.y + 1}, {at.x + at.w - 1, at.y + at.h - 1},
                               u32(render::hex(0x0C0F16, 0.9f)), host.px(3));
            draw.AddRectFilled({at.x + 1, at.y + 1}, {at.x + at.w - 1, at.y + at.h - 1},
                               u32(render::faded(wins >= 0.5 ? above : below_half, 0.10f + 0.55f * reach)), host.px(3));
            words_in(host.fonts().text_bold, at, fmt::format("{:.2f}%", 100 * wins), theme::pressed_text);
        }
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
