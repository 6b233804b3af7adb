#include "ui/lab/look.h"

#include "base/money.h"
#include "session/table_change.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numeric>

namespace boxcars::ui {
namespace {

std::string says_bankroll(const LabLook& look) {
    const sim::LabBand last = lab_player(look).bands.back();
    std::string says = fmt::format("After {} {} ", lab_count(look.plan.rounds), look.words.rounds);
    if (last.middle == 0)
        return says + fmt::format("half of the evenings have nothing left; one in ten holds {} or more.",
                                  lab_amount(look.words.unit, last.high));
    says += fmt::format("half of the evenings hold {} or more, one in ten {} or more; ",
                        lab_amount(look.words.unit, last.middle), lab_amount(look.words.unit, last.high));
    return says + (last.low == 0 ? "one in ten has nothing left."
                                 : fmt::format("one in ten holds {} or less.", lab_amount(look.words.unit, last.low)));
}

std::string says_ruin(const LabLook& look) {
    const auto& ruined = lab_player(look).ruined;
    if (ruined.back() == 0) return "Not one of these evenings ended with nothing left.";
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
    return fmt::format("{} of the evenings end ahead; {} an evening in the mean.",
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
    says += fmt::format(" Exactly {}{}", edge.exact_words.empty() ? "" : edge.exact_words + " = ",
                        lab_share(*edge.exact, 4));
    if (last.error > 0)
        says += fmt::format(", {:.1f} standard errors away", std::abs(last.edge - *edge.exact) / last.error);
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
    return fmt::format("Half of {} {} are over after {} {}; in the mean they take {:.2f}, the longest took {}{}.",
                       lab_count(all), look.words.stretches, half, look.words.length, sum / static_cast<double>(all),
                       longest, longest + 1 == lengths.size() ? " or more" : "");
}

}  // namespace

std::string lab_name(const std::string& name) {
    std::string words = session::player_words(name);
    const bool file = words.find('.') != std::string::npos;
    if (!words.empty() && !file)
        words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
    return words;
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

std::string lab_says(const LabLook& look, LabPlot plot) {
    if (!lab_counted(look)) return "";
    switch (plot) {
        case LabPlot::Bankroll:
            return says_bankroll(look);
        case LabPlot::Ruin:
            return says_ruin(look);
        case LabPlot::Ends:
            return says_ends(look);
        case LabPlot::Edge:
            return says_edge(look);
        case LabPlot::Lengths:
            return says_lengths(look);
    }
    return "";
}

}  // namespace boxcars::ui
