// Four windows, or one with four tabs.
#include "ui/siwuliu_overlay.h"

#include "ui/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {

struct SiwuliuOverlay::Frame {
    Host& host;
    const SiwuliuOverlayInput& in;
    SiwuliuOverlayWishes wishes{};
};

namespace {

double dollars(Cents cents) { return static_cast<double>(cents) / static_cast<double>(dollar); }

void balance_plot(Host& host, render::Rect px, std::span<const Cents> balances) {
    if (balances.empty()) return;
    const auto [least, most] = std::ranges::minmax(balances);
    const double air = std::max(1.0, 0.08 * dollars(most - least));
    const plots::Range y{std::max(0.0, dollars(least) - air), dollars(most) + air};
    const auto last = static_cast<double>(std::max<std::size_t>(1, balances.size() - 1));
    const std::array<plots::Tick, 2> y_ticks{{{dollars(least), look_money(least)}, {dollars(most), look_money(most)}}};
    const std::array<plots::Tick, 2> x_ticks{{{0, "start"}, {last, fmt::format("{} rounds", balances.size() - 1)}}};
    const plots::Box box{host,      plots::below(host, px, 17),
                         {0, last}, y,
                         x_ticks,   std::span{y_ticks}.first(least == most ? std::size_t{1} : std::size_t{2})};
    std::vector<glm::dvec2> points;
    for (std::size_t i = 0; i < balances.size(); ++i) points.push_back({static_cast<double>(i), dollars(balances[i])});
    box.level(points[0].y, theme::theory);
    box.steps(points, theme::line, 1.7f);
    box.dot(points.back().x, points.back().y, theme::line);
    plots::caption(host, {px.x, px.y}, "your purse after each round", look_money(balances.back()), theme::line);
}

}  // namespace

SiwuliuOverlayWishes SiwuliuOverlay::draw(Host& host, const SiwuliuOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(editor_.edited(), in.rules);
    Frame frame{host, in};
    const OverlayLayout layout = overlay_layout(host.view());
    if (layout.tabs)
        draw_tabs(frame, layout);
    else
        draw_windows(frame, layout);
    return frame.wishes;
}

void SiwuliuOverlay::dice_row(Frame& frame) {
    Host& host = frame.host;
    constexpr std::array<const char*, 3> names{"first", "second", "third"};
    for (std::size_t die = 0; die < faces_.size(); ++die) {
        face_picker(host, fmt::format("overlay.force.{}", names[die]), faces_[die]);
        ImGui::SameLine(0, host.px(4));
    }
    ImGui::BeginDisabled(!frame.in.may_force);
    if (lit_button(host, "Throw (practice)", false)) frame.wishes.force = faces_;
    ImGui::EndDisabled();
    host.mark("overlay.force");
    const InFont small{host.fonts().mono_small};
    ImGui::PushTextWrapPos(0);
    colour_text(frame.in.practice ? theme::changed : theme::text_dim,
                frame.in.practice ? "This sitting is practice: it stays out of the statistics."
                                  : "From then on the sitting is practice and stays out of the statistics.");
    ImGui::PopTextWrapPos();
}

void SiwuliuOverlay::rules_body(Frame& frame) {
    heading(frame.host, "Dice by hand");
    dice_row(frame);
    heading(frame.host, "Knobs");
    editor_.body(frame.host, frame.in.rules);
}

void SiwuliuOverlay::plots_body(Frame& frame) {
    Host& host = frame.host;
    constexpr std::array<std::string_view, 3> names{"results", "purse", "frames"};
    plot_ = static_cast<Plot>(
        choice(host, "overlay.plot", names, static_cast<int>(plot_), ImGui::GetContentRegionAvail().x));
    const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const render::Rect px{at.x, at.y, room.x, room.y};
    if (plot_ == Plot::Results) odds_.plot(host, px);
    if (plot_ == Plot::Balance) balance_plot(host, px, frame.in.balances);
    if (plot_ == Plot::Frames) plots::frame_times(host, px, frame.in.timings);
}

void SiwuliuOverlay::draw_windows(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    {
        const float one_row = ImGui::GetFrameHeight() + host.px(18);
        Panel panel{
            host, {"rules", "Rules \u00b7 S\u00ec-w\u016d-li\u00f9", editor_.note(), true}, layout.rules, one_row};
        frame.wishes.close = panel.close_pressed();
        rules_body(frame);
        panel.foot();
        frame.wishes.apply_rules = editor_.foot(host);
    }
    {
        const Panel panel{host, {"odds", "Odds \u00b7 exact", odds_.note()}, layout.odds};
        odds_.body(host);
    }
    {
        Panel panel{host,
                    {"journal", "Journal", "seed " + seed_text(frame.in.transport.seed)},
                    layout.journal,
                    transport_height(host)};
        journal_body(host, frame.in.journal);
        panel.foot(2);
        transport_foot(host, frame.in.transport, frame.wishes);
    }
    const Panel panel{host, {"plots", "Plots", fmt::format("{} rounds", frame.in.balances.size() - 1)}, layout.plots};
    plots_body(frame);
}

void SiwuliuOverlay::draw_tabs(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    constexpr std::array<std::string_view, 4> names{"Rules", "Odds", "Journal", "Plots"};
    const Tab tab = tab_;
    const float foot = tab == Tab::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : tab == Tab::Journal ? transport_height(host)
                                             : 0;
    const std::array<std::string, 4> notes{editor_.note(), odds_.note(), "seed " + seed_text(frame.in.transport.seed),
                                           fmt::format("{} rounds", frame.in.balances.size() - 1)};
    Panel panel{
        host, {"overlay", "S\u00ec-w\u016d-li\u00f9", notes[static_cast<std::size_t>(tab)], true}, layout.sheet, foot};
    frame.wishes.close = panel.close_pressed();
    tab_ =
        static_cast<Tab>(choice(host, "overlay.tab", names, static_cast<int>(tab), ImGui::GetContentRegionAvail().x));
    if (tab == Tab::Rules) rules_body(frame);
    if (tab == Tab::Odds) odds_.body(host);
    if (tab == Tab::Journal) journal_body(host, frame.in.journal);
    if (tab == Tab::Plots) plots_body(frame);
    if (foot <= 0) return;
    panel.foot(tab == Tab::Journal ? 2 : 1);
    if (tab == Tab::Rules) frame.wishes.apply_rules = editor_.foot(host);
    if (tab == Tab::Journal) transport_foot(host, frame.in.transport, frame.wishes);
}

}  // namespace boxcars::ui
