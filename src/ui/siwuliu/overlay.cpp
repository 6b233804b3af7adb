#include "ui/siwuliu/overlay.h"

#include "ui/amounts.h"
#include "ui/overlay/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {

namespace {

double dollars(Cents cents) { return static_cast<double>(cents) / static_cast<double>(dollar); }

void balance_plot(Host& host, render::Rect px, std::span<const SiwuliuPoint> curve) {
    const auto [low, high] = std::ranges::minmax(curve, {}, &SiwuliuPoint::balance);
    const Cents least = low.balance, most = high.balance;
    const double air = std::max(1.0, 0.08 * dollars(most - least));
    const plots::Range y{std::max(0.0, dollars(least) - air), dollars(most) + air};
    const int rounds = curve.back().rounds;
    const auto last = static_cast<double>(std::max(1, rounds));
    const std::array<plots::Tick, 2> y_ticks{{{dollars(least), look_money(least)}, {dollars(most), look_money(most)}}};
    const std::array<plots::Tick, 2> x_ticks{{{0, "start"}, {last, fmt::format("{} rounds", rounds)}}};
    const plots::Box box{host,      plots::below(host, px, 17),
                         {0, last}, y,
                         x_ticks,   std::span{y_ticks}.first(least == most ? std::size_t{1} : std::size_t{2})};
    std::vector<glm::dvec2> points;
    for (const auto& [balance, nth] : curve) points.push_back({static_cast<double>(nth), dollars(balance)});
    box.level(points[0].y, theme::theory);
    box.steps(points, theme::line, 1.7f);
    box.dot(points.back().x, points.back().y, theme::line);
    plots::caption(host, {px.x, px.y}, "your purse after each round", look_money(curve.back().balance), theme::line);
}

}  // namespace

SiwuliuOverlayRequests SiwuliuOverlay::draw(Host& host, const SiwuliuOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    windows_.follow(in.next_rules);
    odds_.follow(windows_.edited(), in.rules);
    SiwuliuOverlayRequests requests;
    windows_.draw(host, in,
                  {.game = "S\u00ec-w\u016d-li\u00f9",
                   .rules = [&] { rules_body(host, in, requests); },
                   .odds = {odds_.note(), [&] { odds_.body(host); }},
                   .plots = {fmt::format("{} rounds", in.curve.back().rounds), [&] { plots_body(host, in); }}},
                  requests);
    return requests;
}

void SiwuliuOverlay::rules_body(Host& host, const SiwuliuOverlayInput& in, SiwuliuOverlayRequests& requests) {
    heading(host, "Dice by hand");
    if (dice_by_hand(host, faces_, in.may_force, in.practice)) requests.force = faces_;
    windows_.knobs(host, in.rules, [](const auto&... asked) { return odds::fair_sheet(asked...); });
}

void SiwuliuOverlay::plots_body(Host& host, const SiwuliuOverlayInput& in) {
    constexpr std::array<std::string_view, 3> names{"results", "purse", "frames"};
    plot_ = static_cast<Plot>(
        choice(host, "overlay.plot", names, static_cast<int>(plot_), ImGui::GetContentRegionAvail().x));
    const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const render::Rect px{at.x, at.y, room.x, room.y};
    if (plot_ == Plot::Results) odds_.plot(host, px);
    if (plot_ == Plot::Balance) balance_plot(host, px, in.curve);
    if (plot_ == Plot::Frames) plots::frame_times(host, px, in.timings);
}

}  // namespace boxcars::ui
