// Draws the odds of craps, and its plots: the bankroll, the next throw, the rest of the hand, the totals thrown.
#include "ui/craps/panels.h"

#include "ui/history/panel.h"
#include "ui/widgets.h"

#include <imgui_internal.h>

namespace boxcars::ui {
namespace {

constexpr float line_height = 18;
constexpr float fraction_end = 132, edge_end = 58;  // right ends of two columns, logical px from a line's right end
constexpr std::size_t longest_fraction = 7;         // characters; longer ones are replaced by an ellipsis

std::string brief_fraction(const odds::Fraction& value, std::size_t longest = longest_fraction) {
    std::string words = odds::to_text(value);
    return words.size() <= longest ? words : "\u2026";
}

// The odds of the bet in force; nullptr if they are the same.
const odds::BetOdds* changed_from(const odds::CrapsOdds& in_force, const odds::BetOdds& bet) {
    const auto found = std::ranges::find(in_force.bets, bet.bet, &odds::BetOdds::bet);
    const bool same = found == in_force.bets.end() ||
                      (found->pays == bet.pays && found->rolls == bet.rolls && found->edge_per_bet == bet.edge_per_bet);
    return same ? nullptr : &*found;
}

std::string whole_story(const odds::BetOdds& bet, const odds::BetOdds* before) {
    std::string words = fmt::format(
        "{} pays {}\nwins {} \u00b7 pushes {} \u00b7 loses {}\nedge {} = {}\nwithout pushes {} \u00b7 a roll {}\n"
        "{:.4f} rolls on average \u00b7 standard deviation {:.6f}",
        bet_words(bet.bet), bet.pays, percent(bet.win), percent(bet.push), percent(bet.lose),
        brief_fraction(bet.edge_per_bet, 40), percent(bet.edge_per_bet), percent(bet.edge_resolved),
        percent(bet.edge_per_roll), odds::to_double(bet.rolls), bet.deviation());
    if (before) words += fmt::format("\nin force: pays {}, edge {}", before->pays, percent(before->edge_per_bet));
    return words;
}

// Draws a line with a bet's name, pay-out, edge as a fraction and in percent, and mean number of rolls or, for
// `spread`, standard deviation. A bet that the edited sheet changes is amber, with the edge in force instead of rolls.
void bet_row(Host& host, const odds::BetOdds& bet, const odds::BetOdds* before, bool shaded, bool spread) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = host.px(line_height), right = at.x + width;
    ImFont *const font = host.fonts().mono_small, *const bold = host.fonts().mono_bold;
    const float y = at.y + std::round((height - font->FontSize) / 2);
    const render::Colour colour = before ? theme::changed : theme::text;
    if (shaded) ImGui::GetWindowDrawList()->AddRectFilled(at, {right, at.y + height}, u32(theme::row_alt));
    write(font, {at.x, y}, colour, bet_words(bet.bet));
    const std::string first = bet.pays.substr(0, bet.pays.find(','));
    right_cell(font, at.x + host.px(154), y, colour, first.size() < bet.pays.size() ? first + "+" : first);
    right_cell(font, right - host.px(fraction_end), y, colour, brief_fraction(bet.edge_per_bet));
    right_cell(bold, right - host.px(edge_end), y - host.px(1), colour, percent(bet.edge_per_bet));
    right_cell(font, right, y, theme::text_dim,
               spread   ? fmt::format("{:.3f}", bet.deviation())
               : before ? percent(before->edge_per_bet)
                        : fmt::format("{:.2f}", odds::to_double(bet.rolls)));
    ImGui::Dummy({width, height});
    host.mark("overlay.odds." + bet.bet);
    if (ImGui::IsItemHovered()) tip(whole_story(bet, before), host.px(420));
}

Cents in_dollars(double cents) { return static_cast<Cents>(std::llround(cents / 100)) * dollar; }
std::string amount(double cents) { return look_money(in_dollars(cents)); }
std::string change(double cents) { return look_change(in_dollars(cents)); }

struct ValueSpan {  // the range of values with a small margin
    double least = 0, most = 0;
    void take(double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    plots::Range range() const {
        const double air = std::max(0.06 * (most - least), 100.0);
        return {least - air, most + air};
    }
    plots::Axis axis() const { return {range(), {{least, change(least)}, {0, "$0"}, {most, change(most)}}}; }
};

constexpr int totals_from = 2, totals_to = 12;

std::string exact_amount(double cents, int decimals = 2) {
    return fmt::format("{}${:.{}f}", cents < 0 ? "\u2212" : "", std::abs(cents / 100), decimals);
}

void empty_plot(Host& host, render::Rect px, const std::string& words) {
    const glm::vec2 left = plots::Box{host, px}.inner().left();
    plots::caption(host, {left.x + host.px(10), left.y - host.px(6)}, words);
}

using Figure = std::tuple<const char*, std::string, render::Colour>;  // after its name
// Writes figures over a plot from left to right, `gap` logical px apart.
void captions(Host& host, render::Rect px, float gap, std::initializer_list<Figure> figures) {
    float x = px.x;
    for (const auto& [words, figure, colour] : figures)
        x = plots::caption(host, {x, px.y}, words, figure, colour) + host.px(gap);
}

// Shades the ranges of one and two standard deviations round the expected worth, from throw to throw.
void deviations(const plots::Box& box, std::span<const CrapsPoint> points) {
    for (const double wide : {2.0, 1.0})
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const auto edge = [&](std::size_t at, double side) {
                return box.at(real(points[at].throws),
                              points[at].expected + side * wide * std::sqrt(points[at].variance));
            };
            ImGui::GetWindowDrawList()->AddQuadFilled(edge(i, 1), edge(i + 1, 1), edge(i + 1, -1), edge(i, -1),
                                                      u32(render::faded(theme::expected, 0.13f)));
        }
}

void bankroll(Host& host, render::Rect px, std::span<const CrapsPoint> points) {
    if (points.size() < 2) return empty_plot(host, px, "no throw yet");
    const CrapsPoint& now = points.back();
    const double began = points.front().worth;
    ValueSpan span{began, began};
    for (const CrapsPoint& point : points) {
        const double wide = 2 * std::sqrt(point.variance);
        for (const double value : {point.worth, point.expected - wide, point.expected + wide}) span.take(value);
    }
    const plots::Range y = span.range();
    const auto last = real(now.throws);
    const plots::Box box{host,
                         plots::below(host, px),
                         plots::since_start(last, counted_words(now.throws, "throw")),
                         {y, {{y.least, amount(y.least)}, {began, amount(began)}, {y.most, amount(y.most)}}}};
    deviations(box, points);
    std::vector<glm::dvec2> expected, worth;
    for (const CrapsPoint& point : points) {
        expected.push_back({real(point.throws), point.expected});
        worth.push_back({real(point.throws), point.worth});
    }
    box.line(expected, theme::theory, 1.4f);
    box.line(worth, theme::line, 1.7f);
    box.dot(last, now.worth, theme::line);
    captions(host, px, 12,
             {{"worth", amount(now.worth), theme::line},
              {"expected", exact_amount(now.expected), theme::theory},
              {"standard deviation", exact_amount(std::sqrt(now.variance)), theme::expected}});
}

// All 36 throws side by side, sorted by total; a throw of two different faces has two bars.
void next_throw(Host& host, render::Rect px, const odds::NextThrow* next) {
    if (!next) return empty_plot(host, px, "being worked out");
    auto throws = next->throws;
    std::ranges::stable_sort(throws, {}, [](const odds::ThrowForecast& t) { return t.first + t.second; });
    ValueSpan span;
    for (const auto& t : throws) span.take(real(t.worth));
    plots::Axis x;
    int bars = 0;
    for (int total = totals_from; total <= totals_to; ++total) {
        const int ways = craps::total(total).count();
        x.ticks.push_back({bars + (ways - 1) / 2.0, std::to_string(total)});
        bars += ways;
    }
    x.range = {-0.7, bars - 0.3};
    const plots::Box box{host, plots::below(host, px), x, span.axis()};
    int at = 0;
    for (const auto& t : throws)
        for (int way = 0; way < t.ways; ++way, ++at) {
            const double worth = real(t.worth);
            constexpr double half = 0.38;  // of a bar's width
            const ImVec2 from = box.at(at - half, std::max(worth, 0.0)), to = box.at(at + half, std::min(worth, 0.0));
            ImGui::GetWindowDrawList()->AddRectFilled(from, {to.x, std::max(to.y, from.y + 2)},
                                                      u32(host.signs().of(t.worth)));
            if (ImGui::IsMouseHoveringRect({from.x, box.inner().y}, {to.x, box.inner().y + box.inner().h}))
                ImGui::SetTooltip("%d %d: %s", t.first, t.second, look_change(t.worth).c_str());
        }
    plots::caption(host, {px.x, px.y},
                   fmt::format("of 36: {} ahead, {} even, {} behind \u00b7 mean", next->ways_up, next->ways_level,
                               next->ways_down),
                   exact_amount(odds::to_double(next->mean), 4), theme::theory);
}

void this_hand(Host& host, render::Rect px, const odds::HandForecast* hand) {
    if (!hand) return empty_plot(host, px, "being worked out");
    if (hand->worth.empty()) return empty_plot(host, px, hand->too_large);
    constexpr int bins = 61;
    ValueSpan span;
    for (const double share : {0.005, 0.995}) span.take(real(hand->quantile(share)));
    const plots::Range x = span.range();
    std::vector<double> chances(bins);  // in each of the equal bins of `x`; the outer ones include everything beyond
    for (const auto& [worth, chance] : hand->worth) {
        chances[nth(std::clamp(static_cast<int>(x.share(real(worth)) * bins), 0, bins - 1))] += chance;
    }
    const plots::Axis y = plots::chances_to(std::ranges::max(chances), 1.1, 1);
    const plots::Box box{host, plots::below(host, px), span.axis(), y};
    const double wide = (x.most - x.least) / bins;
    for (int bin = 0; bin < bins; ++bin) {
        const double middle = x.least + (bin + 0.5) * wide;
        box.bar(middle, wide * 0.44, chances[nth(bin)], host.signs().of(std::abs(middle) < wide / 2 ? 0 : middle));
    }
    box.marker(hand->mean, theme::theory);
    captions(host, px, 10,
             {{"ahead", percent(hand->ahead, 1), host.signs().win},
              {"even", percent(hand->even, 1), theme::bar},
              {"behind", percent(hand->behind, 1), host.signs().loss},
              {"mean", exact_amount(hand->mean), theme::theory}});
}

void rolls(Host& host, render::Rect px, const NumberCount& totals) {
    const auto thrown = [&](int total) { return real(totals.of(total)); };
    const auto all = real(totals.all());
    const auto expected = [&](int total) { return all * craps::total(total).count() / 36; };
    double top = expected(7);
    plots::Axis x{{1.4, 12.6}};
    for (int total = totals_from; total <= totals_to; ++total) {
        top = std::max(top, thrown(total));
        x.ticks.push_back({real(total), std::to_string(total)});
    }
    const plots::Box box{host, plots::below(host, px), x, plots::counts_to(top)};
    for (int total = totals_from; total <= totals_to; ++total) {
        box.bar(total, 0.33, thrown(total), total == 7 ? host.signs().loss : theme::bar);
        box.cap(total, 0.42, expected(total), theme::expected);
    }
    plots::caption(host, {px.x, px.y}, "thrown,", "expected", theme::expected);
}

}  // namespace

void CrapsOverlay::line_game(Host& host) const {
    const odds::LineGame& line = odds_.edited().line;
    const bool changed = line.win != odds_.in_force().line.win;
    main_figure(host, "overlay.line_wins", "new pass bet wins " + brief_fraction(line.win), percent(line.win),
                changed ? theme::changed : theme::line);
    const InFont small{host.fonts().mono_small};
    colour_text(
        theme::text_dim,
        fmt::format("{:.4f} rolls on average ({}){}", odds::to_double(line.mean_rolls), brief_fraction(line.mean_rolls),
                    changed ? " \u00b7 in force wins " + percent(odds_.in_force().line.win) : ""));
    if (craps::rounds_to_dollars(edited().as<craps::Rules>()))
        colour_text(theme::text_dim, "The edges are for stakes that need no rounding.");
}

void CrapsOverlay::head(Host& host) {
    constexpr std::array<std::string_view, 3> names{"by table", "by edge", "by sd"};
    const InFont small{host.fonts().mono_small};
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(4), host.px(1)});
    order_ = static_cast<Order>(choice(host, "overlay.odds.order", names, static_cast<int>(order_), host.px(204)));
    ImGui::PopStyleVar();
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x - ImGui::GetStyle().ScrollbarSize,
                y = std::round((least.y + most.y - ImGui::GetFontSize()) / 2);
    ImFont* const font = host.fonts().mono_small;
    right_cell(font, right - host.px(edge_end), y, theme::title_text, "edge");
    const char* last = order_ == Order::Spread ? "sd" : odds_.differ() ? "now" : "rolls";
    right_cell(font, right, y, theme::title_text, last);
}

void CrapsOverlay::rows(Host& host) const {
    const auto& bets = odds_.edited().bets;
    std::vector<const odds::BetOdds*> order;
    for (const odds::BetOdds& bet : bets) order.push_back(&bet);
    if (order_ != Order::Felt)
        std::ranges::stable_sort(order, {}, [&](const odds::BetOdds* bet) {
            return odds::to_double(order_ == Order::Edge ? bet->edge_per_bet : bet->resolved_variance);
        });
    ImGui::BeginChild("bets");
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{});
    ImGuiListClipper clipper;
    clipper.Begin(how_many(bets), host.px(line_height));
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            const odds::BetOdds& bet = *order[nth(i)];
            bet_row(host, bet, changed_from(odds_.in_force(), bet), i % 2 == 1, order_ == Order::Spread);
        }
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

PlotsWindow CrapsOverlay::plots(Host& host, const OverlayView& seen) {
    const auto& in = static_cast<const CrapsOverlayView&>(seen);
    return {.note = counted_words(in.totals.all(), "throw"),
            .plots = {{"bankroll", [&](render::Rect px) { bankroll(host, px, in.bankroll); }},
                      {"next throw", [&](render::Rect px) { next_throw(host, px, in.next_throw); }},
                      {"this hand", [&](render::Rect px) { this_hand(host, px, in.rest_of_hand); }},
                      {"totals", [&](render::Rect px) { rolls(host, px, in.totals); }}},
            .small_row = true};
}

}  // namespace boxcars::ui
