#include "ui/lab/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::ui {
namespace {

constexpr std::size_t most_bars = 64;

LabBars bars_for(std::size_t amounts) {
    const std::size_t gathered = std::max<std::size_t>(1, (amounts + most_bars - 1) / most_bars);
    return {gathered, (amounts + gathered - 1) / gathered};
}

std::size_t looked_at(const LabLook& look) { return static_cast<std::size_t>(std::max(look.player, 0)); }

std::string after(const LabLook& look, std::int64_t rounds) {
    return fmt::format("after {} {}", lab_count(rounds), look.words.rounds);
}

std::vector<LabPoint> bankroll_points(const LabLook& look) {
    std::vector<LabPoint> points;
    const auto amount = [&](std::int64_t of) { return lab_amount(look.words.unit, of); };
    const auto& bands = look.shown.players[looked_at(look)].bands;
    for (std::size_t n = 0; n < bands.size(); ++n) {
        const int rounds = look.shown.checkpoints[n];
        points.push_back(
            {static_cast<double>(rounds),
             fmt::format("{}: half of the evenings hold {} or more, one in ten {} or more, one in ten {} "
                         "or less",
                         after(look, rounds), amount(bands[n].middle), amount(bands[n].high), amount(bands[n].low))});
    }
    return points;
}

std::vector<LabPoint> ruin_points(const LabLook& look) {
    std::vector<LabPoint> points;
    const auto& player = look.shown.players[looked_at(look)];
    for (std::size_t n = 0; n < player.ruined.size(); ++n) {
        const int rounds = look.shown.checkpoints[n];
        std::string words = fmt::format("{}: {} of the evenings have nothing left", after(look, rounds),
                                        lab_share(player.ruined[n], 2));
        if (look.plan.goal != 0) words += fmt::format(", {} have reached the goal", lab_share(player.goal[n], 2));
        points.push_back({static_cast<double>(rounds), std::move(words)});
    }
    return points;
}

std::vector<LabPoint> ends_points(const LabLook& look) {
    std::vector<LabPoint> points;
    const LabBars bars = ends_bars(look);
    const auto shares = ends_shares(look, looked_at(look), bars);
    const std::int64_t wide = static_cast<std::int64_t>(bars.gathered) * look.shown.grain;
    for (std::size_t n = 0; n < shares.size(); ++n) {
        const std::int64_t least = static_cast<std::int64_t>(n) * wide;
        std::string words = lab_amount(look.words.unit, least);
        if (n + 1 == shares.size())
            words += " or more";
        else if (wide > 1)
            words += " and less than " + lab_amount(look.words.unit, least + wide);
        points.push_back({(static_cast<double>(n) + 0.5) * static_cast<double>(wide),
                          fmt::format("{}: {} of the evenings", words, lab_share(shares[n], 2))});
    }
    return points;
}

std::vector<LabPoint> edge_points(const LabLook& look) {
    std::vector<LabPoint> points;
    for (const auto& point : lab_edge(look).points)
        points.push_back(
            {edge_place(point), fmt::format("{}: {}{}", after(look, point.rounds), lab_share(point.edge, 3),
                                            point.error > 0 ? " ±" + lab_share(1.96 * point.error, 3) : "")});
    return points;
}

std::vector<LabPoint> lengths_points(const LabLook& look) {
    std::vector<LabPoint> points;
    const LabBars bars = lengths_bars(look);
    const auto shares = lengths_shares(look, bars);
    for (std::size_t n = 0; n < shares.size(); ++n) {
        const std::size_t least = n * bars.gathered, most = least + bars.gathered - 1;
        std::string words = std::to_string(least);
        if (n + 1 == shares.size())
            words += " or more";
        else if (most > least)
            words += fmt::format(" to {}", most);
        points.push_back(
            {static_cast<double>(least + most) / 2, fmt::format("{} {}: {} of the {}", words, look.words.length,
                                                                lab_share(shares[n], 2), look.words.stretches)});
    }
    return points;
}

}  // namespace

// As many as there are up to where one evening in two hundred lies beyond, for whoever got farthest.
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

std::vector<double> ends_shares(const LabLook& look, std::size_t player, LabBars bars) {
    std::vector<double> shares(bars.count);
    const auto& ends = look.shown.players[player].ends;
    for (std::size_t grains = 0; grains < ends.size(); ++grains)
        shares[std::min(grains / bars.gathered, bars.count - 1)] +=
            static_cast<double>(ends[grains]) / static_cast<double>(look.shown.evenings);
    return shares;
}

// One in five hundred lies beyond.
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

std::vector<LabPoint> lab_points(const LabLook& look, LabPlot plot) {
    if (look.shown.evenings == 0 || look.shown.edges.empty()) return {};
    switch (plot) {
        case LabPlot::Bankroll:
            return bankroll_points(look);
        case LabPlot::Ruin:
            return ruin_points(look);
        case LabPlot::Ends:
            return ends_points(look);
        case LabPlot::Edge:
            return edge_points(look);
        case LabPlot::Lengths:
            return lengths_points(look);
    }
    return {};
}

}  // namespace boxcars::ui
