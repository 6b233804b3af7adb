#include "ui/siwuliu/panels.h"

#include "ui/amounts.h"
#include "ui/history/panel.h"

namespace boxcars::ui {
namespace {

double dollars(Cents cents) { return real(cents) / real(dollar); }

void balance_plot(Host& host, render::Rect px, std::span<const SiwuliuPoint> curve) {
    const auto [low, high] = std::ranges::minmax(curve, {}, &SiwuliuPoint::balance);
    const Cents least = low.balance, most = high.balance;
    const double air = std::max(1.0, 0.08 * dollars(most - least));
    plots::Axis y{{std::max(0.0, dollars(least) - air), dollars(most) + air}, {{dollars(least), look_money(least)}}};
    const int rounds = curve.back().rounds;
    const double last = real(std::max(1, rounds));
    if (least != most) y.ticks.push_back({dollars(most), look_money(most)});
    const plots::Box box{host, plots::below(host, px), plots::since_start(last, counted_words(rounds, "round")), y};
    std::vector<glm::dvec2> points;
    for (const auto& [balance, nth] : curve) points.push_back({real(nth), dollars(balance)});
    box.level(points[0].y, theme::theory);
    box.steps(points, theme::line, 1.7f);
    box.dot(points.back().x, points.back().y, theme::line);
    plots::caption(host, {px.x, px.y}, "your purse after each round", look_money(curve.back().balance), theme::line);
}

constexpr float row_height = 19;
struct Column {
    float from_right;  // from the right edge to the column's right end, px
    const char* title;
    odds::Fraction odds::RoundOdds::*chance;  // nullptr: the mean is shown
};
constexpr Column columns[] = {{190, "win", &odds::RoundOdds::win},
                              {122, "back", &odds::RoundOdds::push},
                              {62, "lose", &odds::RoundOdds::lose},
                              {0, "mean", nullptr}};
constexpr std::size_t longest_fraction = 13;

std::string signed_percent(const odds::Fraction& value) {
    return (value < 0 ? "\u2212" : "+") + percent(std::abs(odds::to_double(value)));
}

std::string whole_story(const odds::RoundOdds& chances, Cents unit) {
    std::string words = fmt::format("wins {} = {}\ncomes back {}\nloses {} = {}\nmean {} of a bet\n",
                                    odds::to_text(chances.win), percent(chances.win), odds::to_text(chances.push),
                                    odds::to_text(chances.lose), percent(chances.lose), odds::to_text(chances.edge));
    for (const auto& [net, chance] : chances.results)
        words += fmt::format("{}: {} = {}\n", odds::units_text(net, unit), odds::to_text(chance), percent(chance));
    words.pop_back();
    return words;
}

}  // namespace

SiwuliuOverlay::SiwuliuOverlay()
    : DebugOverlay({.game = "S\u00ec-w\u016d-li\u00f9",
                    .when = "the next round",
                    .faces = {4, 5, 6},
                    .fair = [](const rules::Sheet& sheet, const odds::Fraction& least,
                               const odds::Fraction& most) -> std::optional<rules::Sheet> {
                        return odds::fair_sheet(sheet.as<siwuliu::Rules>(), least, most);
                    }}) {}

PlotsWindow SiwuliuOverlay::plots(Host& host, const OverlayView& in) {
    const std::span<const SiwuliuPoint> curve = static_cast<const SiwuliuOverlayView&>(in).curve;
    return {.note = counted_words(curve.back().rounds, "round"),
            .plots = {{"results", [&](render::Rect px) { results(host, px); }},
                      {"purse", [&host, curve](render::Rect px) { balance_plot(host, px, curve); }}}};
}

void SiwuliuOverlay::draw_odds(Host& host, const OverlayView&) {
    const odds::SiwuliuOdds &now = odds_.edited(), &before = odds_.in_force();
    const bool changed = now.player.edge != before.player.edge;
    const std::string exact = odds::to_text(now.player.edge);
    main_figure(host, "overlay.edge", fmt::format("a bet brings you {}", exact.size() > longest_fraction ? "" : exact),
                signed_percent(now.player.edge), changed ? theme::changed : theme::line);
    const InFont small{host.fonts().mono_small};
    colour_text(theme::text_dim, changed ? "in force: " + signed_percent(before.player.edge)
                                         : fmt::format("standard deviation {:.4f} of a bet",
                                                       std::sqrt(odds::to_double(now.player.variance))));
    colour_text(theme::text_dim,
                fmt::format("the banker's dice win {}, lose {}", percent(now.auto_win), percent(now.auto_loss)));
    space(host, 2);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float end = at.x + ImGui::GetContentRegionAvail().x;
    ImFont* const font = host.fonts().mono_small;
    for (const Column& column : columns)
        right_cell(font, end - host.px(column.from_right), at.y, theme::title_text, column.title);
    space(host, row_height);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{});
    row(host, "whole bet", now.player, before.player, false);
    for (const auto& [point, against] : now.by_point)
        row(host, fmt::format("against {}", point), against, before.by_point.at(point), point % 2 == 0);
    ImGui::PopStyleVar();
}

void SiwuliuOverlay::row(Host& host, const std::string& name, const odds::RoundOdds& now, const odds::RoundOdds& before,
                         bool shaded) const {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = host.px(row_height), right = at.x + ImGui::GetContentRegionAvail().x;
    ImFont* const font = host.fonts().mono_small;
    const float y = at.y + std::round((height - font->FontSize) / 2);
    if (shaded) ImGui::GetWindowDrawList()->AddRectFilled(at, {right, at.y + height}, u32(theme::row_alt));
    const render::Colour colour = now.edge == before.edge ? theme::text : theme::changed;
    write(font, {at.x, y}, colour, name);
    const std::string mean = fmt::format("{:+.2f}%", 100 * odds::to_double(now.edge));
    for (const auto& [from_right, title, chance] : columns)
        right_cell(font, right - host.px(from_right), y, colour, chance ? percent(now.*chance, 2) : mean);
    ImGui::Dummy({right - at.x, height});
    host.mark("overlay.odds." + name);
    if (ImGui::IsItemHovered()) tip(whole_story(now, odds_.edited().unit), host.px(420));
}

void SiwuliuOverlay::results(Host& host, render::Rect px) const {
    const auto &now = odds_.edited().player.results, &before = odds_.in_force().player.results;
    const Cents cents = odds_.edited().unit;
    const double unit = real(cents), unit_before = real(odds_.in_force().unit);
    double most = 0;
    for (const auto* list : {&now, &before})
        for (const auto& result : *list) most = std::max(most, odds::to_double(result.chance));
    constexpr double beside = 0.7;
    plots::Axis x{{std::min({0.0, real(now.front().coins) / unit, real(before.front().coins) / unit_before}) - beside,
                   std::max({0.0, real(now.back().coins) / unit, real(before.back().coins) / unit_before}) + beside}};
    for (const auto& one : now) x.ticks.push_back({real(one.coins) / unit, odds::units_text(one.coins, cents)});
    const plots::Box box{host, plots::below(host, px), x, plots::chances_to(std::ceil(most * 10) / 10)};
    for (const auto& result : now)
        box.bar(real(result.coins) / unit, 0.32 / unit, odds::to_double(result.chance), host.signs().of(result.coins));
    for (const auto& result : before)
        box.cap(real(result.coins) / unit_before, 0.40 / unit, odds::to_double(result.chance), theme::expected);
    const odds::Fraction& edge = odds_.edited().player.edge;
    box.marker(odds::to_double(edge), theme::theory);
    const std::string mean = odds::to_text(edge);
    plots::caption(host, {px.x, px.y}, "what one unit brings, net; mean",
                   mean.size() > longest_fraction ? signed_percent(edge) : mean);
}

}  // namespace boxcars::ui
