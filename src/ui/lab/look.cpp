#include "ui/lab/look.h"
#include "base/words.h"

#include "base/money.h"
#include "session/table_change.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::ui {
namespace {

std::string says_bankroll(const LabLook& look) {
    const sim::LabBand last = lab_player(look).bands.back();
    std::string says = fmt::format("After {} {} ", lab_count(look.plan.rounds), look.words.rounds);
    if (last.middle == 0)
        return says + fmt::format("half of the evenings have nothing left; 1 in 10 has {} or more.",
                                  lab_amount(look.words.unit, last.high));
    says += fmt::format("half of the evenings have {} or more; 1 in 10 has {} or more, ",
                        lab_amount(look.words.unit, last.middle), lab_amount(look.words.unit, last.high));
    return says + (last.low == 0 ? "1 in 10 has nothing left."
                                 : fmt::format("1 in 10 has {} or less.", lab_amount(look.words.unit, last.low)));
}

std::string says_ruin(const LabLook& look) {
    const auto& ruined = lab_player(look).ruined;
    if (ruined.back() == 0) return lab_name(lab_player(look).name) + ": no evening ended with nothing left.";
    const auto half = std::ranges::lower_bound(ruined, ruined.back() / 2);
    std::string says = fmt::format("{} of the evenings end in ruin, half of those by {} {}.", lab_share(ruined.back()),
                                   lab_count(look.shown.checkpoints[static_cast<std::size_t>(half - ruined.begin())]),
                                   look.words.rounds);
    if (look.plan.goal != 0) says += fmt::format(" {} reach the goal.", lab_share(lab_player(look).goal.back()));
    return says;
}

std::string says_ends(const LabLook& look) {
    const auto& player = lab_player(look);
    const auto all = static_cast<double>(look.shown.evenings);
    return fmt::format("{} of the evenings end ahead; {} an evening on average.",
                       lab_share(static_cast<double>(player.ahead) / all), lab_change(look.words.unit, player.mean));
}

std::string says_edge(const LabLook& look) {
    const sim::LabEdge& edge = lab_edge(look);
    if (edge.points.empty()) return "";
    const sim::LabEdgePoint last = edge.points.back();
    std::string says = fmt::format("{} {} of all stakes, ±{} ({} {}).",
                                   look.words.players_edge ? "Won" : "The house kept", lab_share(last.edge, 3),
                                   lab_share(1.96 * last.error, 3), lab_count(last.rounds), look.words.rounds);
    if (!edge.exact) return says + " " + edge.why_not;
    says += fmt::format(" Exact: {}{}", edge.exact_words.empty() ? "" : edge.exact_words + " = ",
                        lab_share(*edge.exact, 4));
    if (last.error > 0)
        says += fmt::format("; off by {:.1f} standard errors (usual: below 2)",
                            std::abs(last.edge - *edge.exact) / last.error);
    return says + ".";
}

std::string says_lengths(const LabLook& look) {
    const auto& lengths = look.shown.lengths;
    const auto all = std::reduce(lengths.begin(), lengths.end());
    if (all == 0) return "";
    double sum = 0;
    std::int64_t below = 0;
    std::size_t half = 0, longest = 0;
    for (std::size_t n = 0; n < lengths.size(); ++n) {
        sum += static_cast<double>(lengths[n]) * static_cast<double>(n);
        if (below * 2 < all) half = n;
        below += lengths[n];
        if (lengths[n] > 0) longest = n;
    }
    return fmt::format("Half of {} {} are over after {} {}; on average they take {:.2f}; the longest took {}{}.",
                       lab_count(all), look.words.stretches, half, look.words.length, sum / static_cast<double>(all),
                       longest, longest + 1 == lengths.size() ? " or more" : "");
}

}  // namespace

std::string lab_name(const std::string& name) {
    const std::string words = session::player_words(name);
    const bool file = words.find('.') != std::string::npos;
    return file ? words : capitalised(words);
}

render::Colour lab_colour(std::size_t player) {
    constexpr std::array<unsigned, 8> all{0x7FE8C8, 0xFFB454, 0x8FC2FF, 0xFF9DB2,
                                          0xE8E2D0, 0xC0A5FF, 0xFF7F50, 0xC6E36B};
    return render::hex(all[player % all.size()]);
}

std::string lab_count(std::int64_t number) { return look_money(number * dollar).substr(1); }

std::string lab_amount(const LabUnit& unit, std::int64_t amount) {
    if (unit.money) return look_money(amount);
    return fmt::format("{} {}", amount, amount == 1 ? unit.one : unit.many);
}

std::string lab_change(const LabUnit& unit, double change) {
    const std::string sign = change > 0 ? "+" : change < 0 ? "−" : "";
    if (unit.money) return sign + look_money(std::llround(std::abs(change)));
    return fmt::format("{}{:.2f} {}", sign, std::abs(change), unit.many);
}

std::string lab_share(double share, int decimals) {
    const std::string words = fmt::format("{:.{}f}%", std::abs(100 * share), decimals);
    return share < 0 ? "−" + words : words;
}

const sim::LabPlayer& lab_player(const LabLook& look) {
    return look.shown.players[static_cast<std::size_t>(look.player)];
}

const sim::LabEdge& lab_edge(const LabLook& look) {
    const auto& edges = look.shown.edges;
    return edges[std::min(edges.size() - 1, static_cast<std::size_t>(look.player))];
}

bool lab_counted(const LabLook& look) { return look.shown.evenings > 0 && !look.shown.edges.empty(); }

// ---- Points

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
    return fmt::format("{}: half of the evenings have {} or more, 1 in 10 has {} or more, 1 in 10 has {} or less",
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
    std::string (*says)(const LabLook&);
    std::vector<double> (*places)(const LabLook&);
    std::string (*words)(const LabLook&, std::size_t);
};
constexpr std::array<PlotReader, lab_plot_names.size()> readers{{{says_bankroll, checkpoints, bankroll_words},
                                                                 {says_ruin, checkpoints, ruin_words},
                                                                 {says_ends, ends_places, ends_words},
                                                                 {says_edge, edge_places, edge_words},
                                                                 // in the order of LabPlot
                                                                 {says_lengths, lengths_places, lengths_words}}};

}  // namespace

// Enough bars that, even for the player with the highest results, at most one evening in 200 lies beyond them.
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

// Enough bars that at most one length in 500 lies beyond them.
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

std::string lab_says(const LabLook& look, LabPlot plot) {
    return lab_counted(look) ? readers[static_cast<std::size_t>(plot)].says(look) : "";
}

std::vector<double> lab_points(const LabLook& look, LabPlot plot) {
    if (!lab_counted(look)) return {};
    return readers[static_cast<std::size_t>(plot)].places(look);
}

std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t point) {
    return readers[static_cast<std::size_t>(plot)].words(look, point);
}

}  // namespace boxcars::ui
