#include "ui/ceelo/plots.h"

#include "ui/overlay/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {
namespace {

constexpr std::array<render::Colour, ceelo::most_players> seat_colours{theme::changed, theme::line, theme::expected,
                                                                       theme::you,     theme::bar,  theme::text};

void worst_and_best(double value, double& least, double& most) {
    least = std::min(least, value);
    most = std::max(most, value);
}

}  // namespace

void CeeloHistory::add(const ceelo::Fact& fact) {
    const auto settled = [this](int net) {
        ++results[net];
        ++bets;
    };
    if (const auto* won = std::get_if<ceelo::BettorWon>(&fact))
        settled((won->won + won->unpaid) / std::max(1, won->bet));
    if (std::holds_alternative<ceelo::BettorLost>(fact)) settled(-1);
    if (const auto* off = std::get_if<ceelo::StandOff>(&fact); off && !off->again) settled(0);
    if (std::holds_alternative<ceelo::BankDrawn>(fact)) coins.clear();
    if (const auto* began = std::get_if<ceelo::RoundBegan>(&fact); began && coins.empty())
        coins.push_back(began->coins);
    if (const auto* over = std::get_if<ceelo::RoundOver>(&fact)) {
        coins.push_back(over->coins);
        ++rounds;
    }
    if (const auto* bank = std::get_if<ceelo::BankPasses>(&fact)) passes += bank->from != bank->to;
}

std::string CeeloPlots::note(const CeeloShown& shown) const {
    return fmt::format("{} rounds \u00b7 {} bets", shown.history.rounds, shown.history.bets);
}

void CeeloPlots::body(Host& host, const CeeloShown& shown, const Timings& timings) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const float gap = host.px(16), width = (room.x - gap) / 2;
    const render::Rect left{at.x, at.y, width, room.y}, right{at.x + width + gap, at.y, width, room.y};
    results(host, left, shown);
    constexpr std::array<std::string_view, 3> names{"purses", "worth", "frames"};
    {
        const InFont small{host.fonts().mono_small};
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(4), host.px(1)});
        ImGui::SetCursorScreenPos({right.x + right.w - host.px(174), right.y - host.px(3)});
        right_ = static_cast<Right>(choice(host, "overlay.plot", names, static_cast<int>(right_), host.px(174)));
        ImGui::PopStyleVar();
    }
    if (right_ == Right::Purses) purses(host, right, shown);
    if (right_ == Right::Worth) worth(host, right, shown);
    if (right_ == Right::Frames) plots::frame_times(host, right, timings);
}

// The results of one coin against the bank: bars for the counts so far, a short line for the exact share.
void CeeloPlots::results(Host& host, render::Rect px, const CeeloShown& shown) const {
    const float end = plots::caption(host, {px.x, px.y}, "one coin: so far,", "", theme::bar);
    plots::caption(host, {end + host.px(4), px.y}, "", "exactly", theme::expected);
    int least = -1, most = 1;
    double top = 0.1;
    for (const auto& result : shown.odds.results) {
        least = std::min(least, result.net);
        most = std::max(most, result.net);
        top = std::max(top, odds::to_double(result.chance));
    }
    const double bets = std::max(1, shown.history.bets);
    for (const auto& [net, count] : shown.history.results) {
        least = std::min(least, net);
        most = std::max(most, net);
        top = std::max(top, count / bets);
    }
    top = plots::nice_top(top);
    std::vector<plots::Tick> x;
    for (int net = least; net <= most; ++net)
        x.push_back({static_cast<double>(net), net > 0   ? fmt::format("+{}", net)
                                               : net < 0 ? fmt::format("\u2212{}", -net)
                                                         : "0"});
    const std::array<plots::Tick, 2> y{{{0, "0%"}, {top, fmt::format("{:.0f}%", 100 * top)}}};
    const plots::Box box{host, plots::below(host, px, 20), {least - 0.6, most + 0.6}, {0, top}, x, y};
    for (const auto& [net, count] : shown.history.results)
        box.bar(net, 0.33, count / bets, net > 0 ? host.signs().win : net < 0 ? host.signs().loss : theme::bar);
    for (const auto& result : shown.odds.results)
        box.cap(result.net, 0.42, odds::to_double(result.chance), theme::expected);
}

void CeeloPlots::purses(Host& host, render::Rect px, const CeeloShown& shown) const {
    plots::caption(host, {px.x, px.y}, "coins");
    const auto& coins = shown.history.coins;
    double top = 1;
    for (const auto& seats : coins)
        for (const int purse : seats) top = std::max(top, static_cast<double>(purse));
    top = plots::nice_top(top);
    const double last = static_cast<double>(std::max<std::size_t>(coins.size(), 2) - 1);
    const std::array<plots::Tick, 2> y{{{0, "0"}, {top, fmt::format("{:.0f}", top)}}},
        x{{{0, "start"}, {last, fmt::format("round {:.0f}", last)}}};
    const plots::Box box{host, plots::below(host, px, 20), {0, last}, {0, top}, x, y};
    float at = box.inner().x + host.px(6);
    for (int player = 0; player < shown.rules.players; ++player) {
        const render::Colour colour = seat_colours[ceelo::seat(player)];
        std::vector<glm::dvec2> line;
        for (std::size_t round = 0; round < coins.size(); ++round)
            line.push_back({static_cast<double>(round), static_cast<double>(coins[round][ceelo::seat(player)])});
        if (line.size() > 1) box.steps(line, colour);
        if (ceelo::seat(player) < shown.names.size())
            at = plots::caption(host, {at, box.inner().y + host.px(3)}, "", shown.names[ceelo::seat(player)], colour) +
                 host.px(7);
    }
}

void CeeloPlots::worth(Host& host, render::Rect px, const CeeloShown& shown) const {
    const bool exact = !shown.choices.empty() && shown.choices.front().exact;
    plots::caption(host, {px.x, px.y}, shown.choices.empty() ? "P(win)" : exact ? "P(win), exact" : "P(win), estimate");
    if (shown.choices.empty()) {
        const plots::Box empty{host, plots::below(host, px, 20), {0, 1}, {0, 1}, {}, {}};
        plots::caption(host, {empty.inner().x + host.px(6), empty.inner().y + host.px(4)}, "nobody decides now");
        return;
    }
    double least = 1, most = 0;
    std::vector<glm::dvec2> line;
    for (const auto& choice : shown.choices) {
        worst_and_best(choice.wins, least, most);
        line.push_back({static_cast<double>(choice.amount), choice.wins});
    }
    const double air = std::max(0.004, 0.08 * (most - least));
    const plots::Range range{std::max(0.0, least - air), std::min(1.0, most + air)};
    const std::array<plots::Tick, 2> y{{{range.least, fmt::format("{:.1f}%", 100 * range.least)},
                                        {range.most, fmt::format("{:.1f}%", 100 * range.most)}}};
    const double last = std::max(2.0, line.back().x);
    const std::array<plots::Tick, 2> x{{{1, "1 coin"}, {last, fmt::format("{:.0f}", last)}}};
    const plots::Box box{host, plots::below(host, px, 20), {1, last}, range, x, y};
    if (line.size() > 1) box.line(line, theme::line, 1.6f);
    const odds::CeeloChoice& top = odds::best(shown.choices);
    box.dot(top.amount, top.wins, theme::changed);
    plots::caption(host, {box.inner().x + host.px(6), box.inner().y + host.px(4)}, "best",
                   fmt::format("{} \u2192 {:.2f} %", top.amount, 100 * top.wins), theme::changed);
}

}  // namespace boxcars::ui
