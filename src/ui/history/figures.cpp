// The page of hands and the page of statistics.
#include "ui/history/panel.h"

#include <fmt/format.h>

#include <array>

namespace boxcars::ui {
namespace {

using enum HistoryColumn::Cells;
// clang-format off
constexpr HistoryColumn result_columns[]{
    {"Sitting begun (UTC)", everywhere(0.18f)},  {"Result of", everywhere(0.18f)},
    {"Against", unless_stacked(0.18f)},          {"Outcome", unless_stacked(0.09f)},
    {"Stake", unless_stacked(0.10f), Figures},   {"Net", everywhere(0.12f), Figures},
    {"Throws", unless_stacked(0.08f), Figures}};
constexpr HistoryColumn bet_columns[]{
    {"Result of", everywhere(0.20f)},                 {"Against", unless_stacked(0.12f)},
    {"Times", everywhere(0.07f), Figures},            {"Won", unless_stacked(0.06f), Figures},
    {"Lost", unless_stacked(0.06f), Figures},         {"Net", everywhere(0.13f), Figures},
    {"Luck", unless_stacked(0.39f, 0.26f), Figures},  {"Best", unless_stacked(0.09f), Figures},
    {"Most throws", unless_stacked(0.17f), Figures},  {"Win streak", unless_stacked(0.13f), Figures},
    {"Loss streak", unless_stacked(0.13f), Figures}};
// clang-format on
constexpr Forms<bool> luck_has_range{true, true, false};

std::string kind_words(const session::HandKind& kind, players::Cast people) {
    const std::string bet = history_bet(kind.bet);
    return kind.opponent.empty() ? bet : fmt::format("{} against {}", bet, history_opponent(kind.opponent, people));
}

HistoryRequest hands_filters(Host& host, const HistoryView& view) {
    const HandsView& hands = view.hands;
    HistoryRequest request = history_game_list(host, view, false);
    std::vector<std::string> kinds{"All results"};
    for (const session::HandKind& kind : hands.kinds)
        kinds.push_back(kind_words(kind, view.title(view.one_game()).people));
    HistoryQuery query = view.query;
    const int kind = query.kind ? static_cast<int>(*query.kind) + 1 : 0;
    ImGui::SameLine();
    if (const int chosen = history_list(host, "kind", kinds, kind, 230); chosen != kind) {
        query.kind.reset();
        if (chosen > 0) query.kind = static_cast<std::size_t>(chosen) - 1;
        request = history_filtered(query);
    }
    const int order = static_cast<int>(query.order);
    host.next_to();
    const std::vector<std::string> orders{"Newest first", "Biggest win first", "Biggest loss first",
                                          "Most throws first"};
    if (const int chosen = history_list(host, "order", orders, order, 180); chosen != order) {
        query.order = static_cast<session::HandOrder>(chosen);
        request = history_filtered(query);
    }
    if (const auto turned = history_turns(host, view.query, hands.back, hands.more)) request = turned;
    return request;
}

bool hand_row(Host& host, const session::HandLine& line, const HistoryTitle& game, std::size_t number) {
    const session::Hand& hand = line.hand;
    const bool chosen = history_pressed_row(host, fmt::format("{}##{}", history_date(line.began), number));
    host.mark(fmt::format("history.hand.{}", number), [&] { return history_hand(game, line); });
    history_cell(history_bet(hand.bet), theme::title_text);
    history_cell(history_opponent(hand.opponent, game.people));
    history_cell(history_outcome(hand.outcome), theme::text_dim);
    history_figure_cell(hand.stake > 0 ? history_figure(game.unit, hand.stake) : "");
    history_net_cell(host, game.unit, hand.net);
    history_figure_cell(hand.throws > 0 ? fmt::format("{}", hand.throws) : "");
    return chosen;
}

// Draws a cell that the keyboard focus can reach and that is then narrated. A click on it does nothing.
void walked_cell(Host& host, const std::string& words, const std::string& name, const std::string& read_out) {
    ImGui::TableNextColumn();
    for (const ImGuiCol colour : {ImGuiCol_HeaderHovered, ImGuiCol_HeaderActive})
        ImGui::PushStyleColor(colour, ImU32{0});
    ImGui::PushStyleColor(ImGuiCol_Text, u32(theme::title_text));
    ImGui::Selectable(fmt::format("{}##{}", words, name).c_str(), false, ImGuiSelectableFlags_SpanAllColumns);
    ImGui::PopStyleColor(3);
    host.mark(name, [&] { return read_out; });
}

void bet_row(Host& host, const session::GameStatistics& game, const HistoryTitle& title, std::size_t number) {
    const session::BetStatistics& of = game.bets[number];
    ImGui::TableNextRow();
    walked_cell(host, history_bet(of.bet), fmt::format("history.bet.{}.{}", game.game, number),
                history_bet_row(title, of));
    history_cell(history_opponent(of.opponent, title.people));
    for (const std::int64_t count : {of.hands, of.won, of.lost}) history_figure_cell(fmt::format("{}", count));
    history_net_cell(host, game.unit, of.net);
    const auto luck = of.luck();
    std::string words = history_luck(game.unit, of);
    if (!host.of(luck_has_range)) words = words.substr(0, words.find(','));
    history_figure_cell(words, luck && of.band && !of.band->holds(*luck) ? theme::changed : theme::text_dim);
    history_figure_cell(history_change(game.unit, of.best));
    history_figure_cell(of.longest > 0 ? fmt::format("{}", of.longest) : "");
    history_figure_cell(fmt::format("{}", of.longest_won));
    history_figure_cell(fmt::format("{}", of.longest_lost));
}

void game_table(Host& host, const HistoryView& view, const session::GameStatistics& game) {
    heading(host, view.title(game.game).title);
    const InFont fitting{ImGui::GetContentRegionAvail().x < host.px(1100) ? host.fonts().small : ImGui::GetFont()};
    if (!game.bets.empty() && history_table(host, game.game.c_str(), bet_columns)) {
        for (std::size_t number = 0; number < game.bets.size(); ++number)
            bet_row(host, game, view.title(game.game), number);
        ImGui::EndTable();
    }
    for (const std::string& sentence : history_below(game)) colour_text(theme::text_dim, sentence, 0.0f);
    ImGui::Dummy({0, host.px(8)});
}

}  // namespace

HistoryRequest history_hands(Host& host, Panel& panel, const HistoryView& view) {
    HistoryRequest request = hands_filters(host, view);
    const HandsView& hands = view.hands;
    if (hands.rows.empty())
        history_sentence(host, "No result of this game is counted yet. Practice and imported sittings do not count.");
    if (!hands.rows.empty() && history_table(host, "all_hands", result_columns)) {
        for (std::size_t n = 0; n < hands.rows.size(); ++n)
            if (hand_row(host, hands.rows[n], view.title(view.one_game()), n))
                request = history_chosen(view, hands.rows[n].sitting);
        ImGui::EndTable();
    }
    panel.foot();
    foot_words(host, "Choose a result to open its sitting.", 0);
    return request;
}

HistoryRequest history_statistics(Host& host, Panel& panel, const HistoryView& view) {
    const HistoryRequest request = history_game_list(host, view, true);
    ImGui::Dummy({0, host.px(2)});
    if (view.statistics.empty())
        history_sentence(host, "Nothing is counted yet. Play a game; practice and imported sittings are left out.");
    for (const session::GameStatistics& game : view.statistics) game_table(host, view, game);
    panel.foot();
    std::string words = "Luck: your result minus the expected one.";
    if (host.of(luck_has_range)) words += " \"97%: a to b\": for 97 of 100 players it is between a and b.";
    foot_words(host, words, 0);
    return request;
}

}  // namespace boxcars::ui
