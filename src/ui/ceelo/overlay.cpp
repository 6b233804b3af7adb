#include "ui/ceelo/overlay.h"

#include "ui/overlay/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {

CeeloOverlayRequests CeeloOverlay::draw(Host& host, const CeeloOverlayInput& in) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Debug};
    windows_.follow(in.next_rules);
    odds_.follow(windows_.edited(), in.rules);
    const auto& choices = odds_.choices(in.rules, in.shown);
    const CeeloShown shown{in.rules, in.shown, in.history, odds_.in_force(), choices, in.names};
    CeeloOverlayRequests requests;
    windows_.draw(host, in,
                  {.game = "Cee-lo",
                   .rules = [&] { rules_body(host, in, requests); },
                   .odds = {odds_.note(), [&] { odds_.body(host, in.shown); }},
                   .plots = {plots_.note(shown), [&] { plots_.body(host, shown, in.timings); }}},
                  requests);
    return requests;
}

void CeeloOverlay::rules_body(Host& host, const CeeloOverlayInput& in, CeeloOverlayRequests& requests) {
    heading(host, "Dice by hand, and steps");
    if (dice_by_hand(host, faces_, in.may_force, in.practice)) requests.force = faces_;
    if (lit_button(host, "One decision onwards", false)) requests.step_decision = true;
    host.mark("overlay.step_decision");
    windows_.knobs(host, in.rules, [](const auto&... asked) { return odds::fair_sheet(asked...); });
}

namespace {

constexpr float fraction_end = 78;  // from the right

std::string percent(const odds::Fraction& value) { return fmt::format("{:.4f}%", 100 * odds::to_double(value)); }

// A name, the exact fraction and the percentage. Values that the edited sheet changes are amber; a tip shows the
// current value.
void row(Host& host, const std::string& mark, const std::string& name, const odds::Fraction& value,
         const odds::Fraction& in_force) {
    const float right = ImGui::GetContentRegionMax().x;
    const bool changed = value != in_force;
    colour_text(theme::text_dim, name);
    host.mark("overlay.odds." + mark);
    if (changed && ImGui::IsItemHovered())
        tip(fmt::format("in force: {} = {}", odds::to_text(in_force), percent(in_force)), host.px(360));
    ImGui::SameLine();
    const std::string exact = odds::to_text(value);
    const float room = right - host.px(fraction_end) - ImGui::GetCursorPosX();
    const bool fits = text_size(exact).x <= room;  // otherwise the percentage, and a tip
    right_text(fits ? exact : "\u2026", right - host.px(fraction_end), changed ? theme::changed : theme::text);
    if (!fits) tip(exact, host.px(360));
    ImGui::SameLine();
    right_text(percent(value), right, changed ? theme::changed : theme::text);
}

}  // namespace

CeeloOddsWindow::BankOdds CeeloOddsWindow::bank_odds(const ceelo::Rules& sheet) {
    BankOdds odds{.bet = odds::ceelo_bet(sheet)};
    for (int players = 2; players <= ceelo::most_players; ++players)
        odds.passes[static_cast<std::size_t>(players)] = odds::ceelo_bank_passes(sheet, players);
    return odds;
}

void CeeloOddsWindow::follow(const ceelo::Rules& edited, const ceelo::Rules& in_force) {
    odds_.follow(edited, in_force, bank_odds);
}

const std::vector<odds::CeeloChoice>& CeeloOddsWindow::choices(const ceelo::Rules& rules, const ceelo::State& shown) {
    if (!chosen_at_ || !(*chosen_at_ == shown)) {
        chosen_at_ = shown;
        choices_ = most_offered(shown) > 0 ? odds::ceelo_choices(odds_.in_force().bet, rules, shown)
                                           : std::vector<odds::CeeloChoice>{};
    }
    if (!choices_.empty() && !choices_.front().exact)
        if (auto exact = solving_.choices(rules, shown); !exact.empty()) choices_ = std::move(exact);
    return choices_;
}

void CeeloOddsWindow::body(Host& host, const ceelo::State& shown) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), host.px(3)});
    heading(host, "One coin against the bank");
    {
        const InFont small{host.fonts().mono_small};
        const odds::CeeloBet &now = odds_.edited().bet, &before = odds_.in_force().bet;
        row(host, "player_wins", "player wins", now.player_wins, before.player_wins);
        row(host, "tie", "stand-off", now.tie, before.tie);
        row(host, "player_loses", "player loses", now.player_loses, before.player_loses);
        row(host, "banker_edge", "banker's edge", now.banker_edge, before.banker_edge);
    }
    position(host, shown);
    heading(host, "The bank passes, all bets down");
    const InFont small{host.fonts().mono_small};
    for (std::size_t players = 2; players < odds_.edited().passes.size(); ++players)
        row(host, fmt::format("passes_{}", players), fmt::format("{} players", players), odds_.edited().passes[players],
            odds_.in_force().passes[players]);
    ImGui::PopStyleVar();
}

// The odds of the round: against the point shown, or before the banker has thrown.
void CeeloOddsWindow::position(Host& host, const ceelo::State& shown) const {
    if (shown.phase != ceelo::Phase::BettorThrows) return;
    for (const odds::CeeloAgainst& against : odds_.in_force().bet.against) {
        if (against.point != shown.point || against.results.empty()) continue;
        odds::Fraction wins = 0, ties = 0, loses = 0;
        for (const odds::CeeloResult& result : against.results)
            (result.net > 0 ? wins : result.net < 0 ? loses : ties) += result.chance;
        heading(host, fmt::format("Now: {} to beat", shown.point));
        const InFont small{host.fonts().mono_small};
        row(host, "now_wins", ceelo::player_name(shown.turn) + " wins", wins, wins);
        row(host, "now_tie", "stand-off", ties, ties);
        row(host, "now_loses", "loses", loses, loses);
        return;
    }
}

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
