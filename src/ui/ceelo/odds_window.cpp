#include "ui/ceelo/odds_window.h"

#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {
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

}  // namespace boxcars::ui
