#include "ui/craps/panels.h"

#include "ui/history/panel.h"

namespace boxcars::ui {
namespace {

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

PlotsWindow craps_plots(Host& host, const CrapsOverlayView& in) {
    return {.note = counted_words(in.totals.all(), "throw"),
            .plots = {{"bankroll", [&](render::Rect px) { bankroll(host, px, in.bankroll); }},
                      {"next throw", [&](render::Rect px) { next_throw(host, px, in.next_throw); }},
                      {"this hand", [&](render::Rect px) { this_hand(host, px, in.rest_of_hand); }},
                      {"totals", [&](render::Rect px) { rolls(host, px, in.totals); }}},
            .small_row = true};
}

}  // namespace boxcars::ui
