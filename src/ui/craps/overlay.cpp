#include "ui/craps/panels.h"

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

}  // namespace boxcars::ui
