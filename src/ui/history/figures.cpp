// The page of hands and the page of statistics.
#include "ui/history/panel.h"

#include <fmt/format.h>

#include <array>

namespace boxcars::ui {
namespace {

constexpr ImGuiTableFlags figures_flags = ImGuiTableFlags_RowBg | ImGuiTableFlags_BordersInnerH |
                                          ImGuiTableFlags_PadOuterX | ImGuiTableFlags_SizingStretchProp;

struct Column {
    std::string_view name;
    float share;  // of the table's width
};

// Sets up the columns of a table. An upright canvas shows only those named here.
void set_columns(const Host& host, std::initializer_list<Column> columns) {
    constexpr std::array<std::string_view, 5> upright{"Sitting begun (UTC)", "Result of", "Times", "Net", "Luck"};
    for (const auto& [name, share] : columns) {
        const bool shown = !host.upright() || std::ranges::count(upright, name) > 0;
        const int flags = ImGuiTableColumnFlags_WidthStretch | (shown ? 0 : ImGuiTableColumnFlags_Disabled);
        ImGui::TableSetupColumn(name.data(), flags, share);
    }
}

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
    ImGui::SameLine(0, host.px(8));
    if (const int chosen = history_list(host, "kind", kinds, kind, 230); chosen != kind) {
        query.kind.reset();
        if (chosen > 0) query.kind = static_cast<std::size_t>(chosen) - 1;
        request = history_filtered(query);
    }
    const int order = static_cast<int>(query.order);
    host.next_to(host.px(8));
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
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
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
    if (host.upright()) words = words.substr(0, words.find(','));  // without the range of the luck
    history_figure_cell(words, luck && of.band && !of.band->holds(*luck) ? theme::changed : theme::text_dim);
    history_figure_cell(history_change(game.unit, of.best));
    history_figure_cell(of.longest > 0 ? fmt::format("{}", of.longest) : "");
    history_figure_cell(fmt::format("{}", of.longest_won));
    history_figure_cell(fmt::format("{}", of.longest_lost));
}

void game_table(Host& host, const HistoryView& view, const session::GameStatistics& game) {
    std::string title = view.title(game.game).title;
    heading(host, title);
    const InFont fitting{ImGui::GetContentRegionAvail().x < host.px(1100) ? host.fonts().small : ImGui::GetFont()};
    if (!game.bets.empty() && ImGui::BeginTable(game.game.c_str(), 11, figures_flags)) {
        const float luck = host.upright() ? 26.0f : 39.0f;
        set_columns(host, {Column{"Result of", 20}, Column{"Against", 12}, Column{"Times", 7}, Column{"Won", 6},
                           Column{"Lost", 6}, Column{"Net", 13}, Column{"Luck", luck}, Column{"Best", 9},
                           Column{"Most throws", 17}, Column{"Win streak", 13}, Column{"Loss streak", 13}});
        history_headers({2, 3, 4, 5, 6, 7, 8, 9, 10});
        for (std::size_t number = 0; number < game.bets.size(); ++number)
            bet_row(host, game, view.title(game.game), number);
        ImGui::EndTable();
    }
    for (const std::string& sentence : history_below(game))
        colour_text(theme::text_dim, sentence, host.upright() ? 0.0f : -1.0f);
    ImGui::Dummy({0, host.px(8)});
}

}  // namespace

HistoryRequest history_hands(Host& host, Panel& panel, const HistoryView& view) {
    HistoryRequest request = hands_filters(host, view);
    const HandsView& hands = view.hands;
    if (hands.rows.empty())
        paragraph("No result of this game is counted yet. Practice and imported sittings do not count.",
                  ImGui::GetContentRegionAvail().x, host.px(24));
    if (!hands.rows.empty() && ImGui::BeginTable("all_hands", 7, figures_flags)) {
        set_columns(host, {Column{"Sitting begun (UTC)", 18}, Column{"Result of", 18}, Column{"Against", 18},
                           Column{"Outcome", 9}, Column{"Stake", 10}, Column{"Net", 12}, Column{"Throws", 8}});
        history_headers({4, 5, 6});
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
        paragraph("Nothing is counted yet. Play a game; practice and imported sittings are left out.",
                  ImGui::GetContentRegionAvail().x, host.px(24));
    for (const session::GameStatistics& game : view.statistics) game_table(host, view, game);
    panel.foot();
    std::string words = "Luck: your result minus the expected one.";
    if (!host.upright()) words += " \"97%: a to b\": for 97 of 100 players it is between a and b.";
    foot_words(host, words, 0);
    return request;
}

}  // namespace boxcars::ui
