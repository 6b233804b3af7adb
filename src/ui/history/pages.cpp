// The pages of the history panel: the list of sittings, the selected sitting, the hands and the statistics.
#include "platform/window.h"
#include "ui/history/panel.h"

namespace boxcars::ui {
namespace {

using Ask = HistoryRequest::Ask;

struct HistoryColumn {
    const char* name;
    Forms<float> width;  // logical px; up to 1: a share of the width that is left; 0: not shown
    enum class Cells { Words, Figures } cells = Cells::Words;  // figures are at the right
};
constexpr Forms<float> everywhere(float width) { return {width, width}; }
// Where controls are stacked, a canvas wider than high has room for more columns.
constexpr Forms<float> unless_stacked(float width, float stacked = 0, float lying = 0) {
    return {width, width, stacked, std::max(stacked, lying)};
}

using enum HistoryColumn::Cells;
// clang-format off
constexpr HistoryColumn sitting_columns[]{
    {"Begun (UTC)", everywhere(152)},           {"Game", unless_stacked(118, 82)},
    {"Players", unless_stacked(1, 0, 1)},             {"Results", unless_stacked(62), Figures},
    {"Won", unless_stacked(58), Figures},       {"Lost", unless_stacked(58), Figures},
    {"Net", unless_stacked(118, 84), Figures},  {"   State", {262, 132, 0}}};
constexpr HistoryColumn settled_columns[]{
    {"Move", unless_stacked(60, 48)},           {"Result of", unless_stacked(180, 140)},
    {"Against", unless_stacked(200, 0, 1)},           {"Stake", unless_stacked(100, 62), Figures},
    {"Net", unless_stacked(120, 66), Figures},  {"   Throws", unless_stacked(1)}};
constexpr HistoryColumn result_columns[]{
    {"Sitting begun (UTC)", everywhere(0.18f)},  {"Result of", everywhere(0.18f)},
    {"Against", unless_stacked(0.18f)},          {"Outcome", unless_stacked(0.09f)},
    {"Stake", unless_stacked(0.10f, 0, 0.10f), Figures},   {"Net", everywhere(0.12f), Figures},
    {"Throws", unless_stacked(0.08f), Figures}};
constexpr HistoryColumn bet_columns[]{
    {"Result of", everywhere(0.20f)},                 {"Against", unless_stacked(0.12f)},
    {"Times", everywhere(0.07f), Figures},            {"Won", unless_stacked(0.06f, 0, 0.08f), Figures},
    {"Lost", unless_stacked(0.06f, 0, 0.08f), Figures},         {"Net", everywhere(0.13f), Figures},
    {"Luck", unless_stacked(0.39f, 0.26f), Figures},  {"Best", unless_stacked(0.09f), Figures},
    {"Most throws", unless_stacked(0.17f), Figures},  {"Win streak", unless_stacked(0.13f), Figures},
    {"Loss streak", unless_stacked(0.13f), Figures}};
// clang-format on
constexpr Forms<std::array<const char*, 2>> turn_words{{"Previous", "Next"}, {"\u2039", "\u203A"}};
constexpr Forms<int> actions_in_row{8, 8, 3, 4}, filters_in_row{4, 4, 2, 4};
constexpr int filters_of_a_page = 3;
constexpr Forms<bool> luck_has_range{true, false};

void words_cell(const std::string& words, render::Colour colour = theme::text) {
    ImGui::TableNextColumn();
    colour_text(colour, words);
}

void at_right(const std::string& words, render::Colour colour) {
    right_text(words, ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x, colour);
}

void figure_cell(const std::string& words, render::Colour colour = theme::text) {
    ImGui::TableNextColumn();
    at_right(words, colour);
}

void net_cell(Host& host, std::string_view unit, std::int64_t net) {
    figure_cell(history_change(unit, net), host.signs().of(net, theme::text_dim));
}

// Begins a table with its row of titles. Its cells are written below, column by column. False: it is out of sight.
bool begin_table(const Host& host, const char* name, std::span<const HistoryColumn> columns) {
    constexpr ImGuiTableFlags flags = ImGuiTableFlags_RowBg | ImGuiTableFlags_BordersInnerH |
                                      ImGuiTableFlags_PadOuterX | ImGuiTableFlags_SizingFixedFit;
    if (!ImGui::BeginTable(name, how_many(columns), flags)) return false;
    for (const HistoryColumn& column : columns) {
        const float width = host.of(column.width);
        if (width > 1)
            ImGui::TableSetupColumn(column.name, ImGuiTableColumnFlags_WidthFixed, host.px(width));
        else
            ImGui::TableSetupColumn(
                column.name, width > 0 ? ImGuiTableColumnFlags_WidthStretch : ImGuiTableColumnFlags_Disabled, width);
    }
    ImGui::TableNextRow(ImGuiTableRowFlags_Headers);
    for (const HistoryColumn& column : columns)
        (column.cells == Figures ? figure_cell : words_cell)(column.name, theme::text_dim);
    return true;
}

// Begins a row of a table with its first cell. It can be pressed anywhere, and is at least as high as a control.
bool pressed_row(const Host& host, const std::string& label) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    const float pad = (host.touch(0) - ImGui::GetTextLineHeight()) / 2;
    if (pad > 0) {
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{0, pad});
        ImGui::AlignTextToFramePadding();
        ImGui::PopStyleVar();
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 2 * pad});  // extends what can be pressed
    }
    const bool pressed = ImGui::Selectable(label.c_str(), false, ImGuiSelectableFlags_SpanAllColumns);
    if (pad > 0) ImGui::PopStyleVar();
    return pressed;
}

// A drop-down list named history.NAME for `value`, the index of a label. Returns whether another one was chosen.
bool pick(Host& host, const std::string& name, const std::vector<std::string>& labels, auto& value, float logical) {
    const int now = static_cast<int>(value),
              chosen = drop_down(host, "history." + name, labels, now,
                                 control_width(host, logical, host.of(filters_in_row)), {}, true);
    value = static_cast<std::remove_reference_t<decltype(value)>>(chosen);
    return chosen != now;
}

// Selects a game; `all` adds an entry for all games.
HistoryRequest game_list(Host& host, const HistoryView& view, bool all) {
    std::vector<HistoryTitle> games = view.games;
    if (all) games.insert(games.begin(), HistoryTitle{"", "All games"});
    if (games.empty()) return {};
    std::vector<std::string> labels;
    for (const HistoryTitle& game : games) labels.push_back(game.title);
    const auto at = std::ranges::find(games, all ? view.query.filter.game : view.one_game(), &HistoryTitle::name);
    int chosen = at == games.end() ? 0 : static_cast<int>(at - games.begin());
    if (!pick(host, "game", labels, chosen, 190)) return {};
    HistoryQuery query = view.query;
    query.filter.game = games[nth(chosen)].name;
    query.kind.reset();
    return history_filtered(std::move(query));
}

// A button named history.NAME; dim and without a name while it is not `possible`.
bool page_button(Host& host, const char* name, const char* label, ImVec2 size, bool possible) {
    ImGui::BeginDisabled(!possible);
    const bool pressed = lit_button(label, false, size);
    ImGui::EndDisabled();
    if (possible) host.mark(std::string{"history."} + name);
    return pressed;
}

HistoryRequest page_turns(Host& host, const HistoryQuery& query, bool back, bool more, const std::string& last = {}) {
    const ImVec2 size{control_width(host, 92, 2 * host.of(filters_in_row)), 0};
    const auto [back_words, more_words] = host.of(turn_words);
    same_line_right(2 * size.x + ImGui::GetStyle().ItemSpacing.x);
    const bool previous = page_button(host, "back", back_words, size, back);
    ImGui::SameLine();
    const bool next = page_button(host, "more", more_words, size, more);
    if (!previous && !next) return {};
    HistoryQuery turned = query;
    if (last.empty())
        turned.from = next ? query.from + history_rows : query.from - std::min(query.from, history_rows);
    else if (next)
        turned.before.push_back(last);
    else if (!turned.before.empty())
        turned.before.pop_back();
    return HistoryRequest::show(std::move(turned));
}

HistoryRequest filters(Host& host, const HistoryView& view) {
    HistoryRequest request = game_list(host, view, true);
    HistoryQuery query = view.query;
    ImGui::SameLine();
    if (pick(host, "state", {"All states", "Open", "Over"}, query.filter.state, 172)) request = history_filtered(query);
    if (host.of(filters_in_row) >= filters_of_a_page) ImGui::SameLine();
    if (pick(host, "marks", {"All sittings", "In statistics", "Practice", "Imported"}, query.filter.marks, 150))
        request = history_filtered(query);
    const SittingsView& shown = view.sittings;
    const std::string last = shown.rows.empty() ? "none" : shown.rows.back().name;
    if (const auto turned = page_turns(host, view.query, shown.newer, shown.older, last)) request = turned;
    return request;
}

bool sitting_row(Host& host, const HistoryView& view, const session::SittingLine& line, std::size_t number) {
    const std::string& game = line.game;
    const bool chosen = pressed_row(host, fmt::format("{}##{}", history_date(line.began), line.name));
    host.mark(fmt::format("history.sitting.{}", number), [&] { return history_row(view, line); });
    words_cell(view.title(game).title, theme::title_text);
    words_cell(session::company_words(view.title(game).people, line.players));
    for (const std::int64_t count : {line.hands, line.won, line.lost}) figure_cell(fmt::format("{}", count));
    net_cell(host, view.title(game).unit, line.net);
    words_cell("   " + history_marks(line), line.open ? theme::title_text : theme::text_dim);
    return chosen;
}

void hands_table(Host& host, const HistoryView& view, const SittingView& sitting, HistoryRequest& request) {
    if (sitting.hands.empty()) return history_sentence(host, "Nothing was settled on this page.");
    if (!begin_table(host, "hands", settled_columns)) return;
    const std::string_view unit = view.title(sitting.line.game).unit;
    for (std::size_t n = 0; n < sitting.hands.size(); ++n) {
        const session::Hand& hand = sitting.hands[n].hand;
        if (pressed_row(host, fmt::format("{}##{}", hand.entry, n))) request = {Ask::Watch, hand.entry};
        host.mark(fmt::format("history.hand.{}", n));
        words_cell(history_bet(hand.bet));
        words_cell(history_opponent(hand.opponent, view.title(sitting.line.game).people));
        figure_cell(hand.stake > 0 ? history_figure(unit, hand.stake) : "");
        net_cell(host, unit, hand.net);
        words_cell(hand.throws > 0 ? "   " + counted_words(hand.throws, "throw") : "", theme::text_dim);
    }
    ImGui::EndTable();
}

void entries_list(Host& host, const SittingView& sitting, HistoryRequest& request) {
    const float wide = ImGui::GetContentRegionAvail().x;
    for (const session::EntryLine& entry : sitting.entries) {
        const ImVec2 at = ImGui::GetCursorPos();
        if (ImGui::Selectable(fmt::format("##entry{}", entry.number).c_str(), false, 0, {wide, host.touch(24)}))
            request = {Ask::Watch, entry.number};
        host.mark(fmt::format("history.entry.{}", entry.number),
                  [&] { return fmt::format("{}: {}", entry.number, history_entry(entry)); });
        ImGui::SetCursorPos(at);
        colour_text(theme::text_dim, fmt::format("{}", entry.number));
        ImGui::SameLine(host.px(64));
        ImGui::TextUnformatted(history_entry(entry).c_str());
        tip(history_entry(entry), host.px(520));
        ImGui::SetCursorPos({at.x, at.y + host.touch(24) + host.px(2)});
    }
    space(host, 0);
}

bool goes_on(const HistoryView& view, const session::SittingLine& line) {
    return line.open && !line.given_dice && view.writable;
}

void actions(Host& host, const HistoryView& view, const session::SittingLine& line, HistoryRequest& request) {
    const int in_row = host.of(actions_in_row);
    const auto size = [&](float logical) { return ImVec2{control_width(host, logical, in_row), button_height(host)}; };
    int drawn = 0;
    const auto verb = [&](const char* label, const char* name, HistoryRequest asked, bool allowed = true) {
        if (page_button(host, name, label, size(96), allowed && !view.busy)) request = std::move(asked);
        if (++drawn % in_row != 0) ImGui::SameLine();
    };
    HistoryQuery list = view.query;
    list.sitting.clear();
    verb("All sittings", "close", HistoryRequest::show(std::move(list)));
    verb("Export", "export", {Ask::Export});
    if (platform::Window::in_browser()) verb("Share", "share", {Ask::Share});
    verb("Check dice", "verify", {Ask::Verify});
    if (line.open) verb("End sitting", "end", {Ask::Ask, ordinal(HistoryQuestion::End)}, view.writable);
    verb("Delete", "delete", {Ask::Ask, ordinal(HistoryQuestion::Delete)}, view.writable);
    const bool continues = goes_on(view, line);
    if (continues) verb("Watch", "watch", {Ask::Watch, 1}, line.entries > 0);
    const ImVec2 last = size(130);
    if (drawn < in_row) same_line_right(last.x);
    ImGui::BeginDisabled(view.busy);
    if (brass_button(host, continues ? "CONTINUE" : "WATCH", last))
        request = continues ? HistoryRequest{Ask::Continue} : HistoryRequest{Ask::Watch, 1};
    ImGui::EndDisabled();
    host.mark(continues ? "history.continue" : "history.watch");
}

std::string kind_words(const session::HandKind& kind, players::Cast people) {
    const std::string bet = history_bet(kind.bet);
    return kind.opponent.empty() ? bet : fmt::format("{} against {}", bet, history_opponent(kind.opponent, people));
}

HistoryRequest hands_filters(Host& host, const HistoryView& view) {
    const HandsView& hands = view.hands;
    HistoryRequest request = game_list(host, view, false);
    std::vector<std::string> kinds{"All results"};
    for (const session::HandKind& kind : hands.kinds)
        kinds.push_back(kind_words(kind, view.title(view.one_game()).people));
    HistoryQuery query = view.query;
    int kind = query.kind ? static_cast<int>(*query.kind) + 1 : 0;
    ImGui::SameLine();
    if (pick(host, "kind", kinds, kind, 230)) {
        query.kind.reset();
        if (kind > 0) query.kind = nth(kind) - 1;
        request = history_filtered(query);
    }
    if (host.of(filters_in_row) >= filters_of_a_page) ImGui::SameLine();
    if (pick(host, "order", {"Newest first", "Biggest win first", "Biggest loss first", "Most throws first"},
             query.order, 180))
        request = history_filtered(query);
    if (const auto turned = page_turns(host, view.query, hands.back, hands.more)) request = turned;
    return request;
}

bool hand_row(Host& host, const session::HandLine& line, const HistoryTitle& game, std::size_t number) {
    const session::Hand& hand = line.hand;
    const bool chosen = pressed_row(host, fmt::format("{}##{}", history_date(line.began), number));
    host.mark(fmt::format("history.hand.{}", number), [&] { return history_hand(game, line); });
    words_cell(history_bet(hand.bet), theme::title_text);
    words_cell(history_opponent(hand.opponent, game.people));
    words_cell(history_outcome(hand.outcome), theme::text_dim);
    figure_cell(hand.stake > 0 ? history_figure(game.unit, hand.stake) : "");
    net_cell(host, game.unit, hand.net);
    figure_cell(hand.throws > 0 ? fmt::format("{}", hand.throws) : "");
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
    words_cell(history_opponent(of.opponent, title.people));
    for (const std::int64_t count : {of.hands, of.won, of.lost}) figure_cell(fmt::format("{}", count));
    net_cell(host, game.unit, of.net);
    const auto luck = of.luck();
    std::string words = history_luck(game.unit, of);
    if (!host.of(luck_has_range)) words = words.substr(0, words.find(','));
    figure_cell(words, luck && of.band && !of.band->holds(*luck) ? theme::changed : theme::text_dim);
    figure_cell(history_change(game.unit, of.best));
    figure_cell(of.longest > 0 ? fmt::format("{}", of.longest) : "");
    figure_cell(fmt::format("{}", of.longest_won));
    figure_cell(fmt::format("{}", of.longest_lost));
}

void game_table(Host& host, const HistoryView& view, const session::GameStatistics& game) {
    heading(host, view.title(game.game).title);
    const InFont fitting{ImGui::GetContentRegionAvail().x < host.px(1100) ? host.fonts().small : ImGui::GetFont()};
    if (!game.bets.empty() && begin_table(host, game.game.c_str(), bet_columns)) {
        for (std::size_t number = 0; number < game.bets.size(); ++number)
            bet_row(host, game, view.title(game.game), number);
        ImGui::EndTable();
    }
    for (const std::string& sentence : history_below(game)) colour_text(theme::text_dim, sentence, at_edge);
    space(host, 8);
}

HistoryRequest sittings_page(Host& host, Panel& panel, const HistoryView& view) {
    HistoryRequest request = filters(host, view);
    if (view.sittings.rows.empty()) {
        space(host, 20);
        history_sentence(host,
                         view.query.filter == session::SittingFilter{}
                             ? "Nothing has been played yet. Choose a table on the title and throw: every sitting "
                               "is listed here from its first throw. IMPORT adds a sitting from a file."
                             : "No sitting matches. Choose all games, states and sittings to see every one.");
    }
    if (!view.sittings.rows.empty() && begin_table(host, "sittings", sitting_columns)) {
        for (std::size_t n = 0; n < view.sittings.rows.size(); ++n)
            if (sitting_row(host, view, view.sittings.rows[n], n))
                request = history_chosen(view, view.sittings.rows[n].name);
        ImGui::EndTable();
    }
    panel.foot();
    foot_words(host, "Choose a sitting to see its results and moves, watch it, export it or check its dice.",
               host.px(110));
    if (last_button(host, "history.import", "IMPORT", 110, !view.busy && view.writable))
        request = {Ask::Ask, ordinal(HistoryQuestion::Import)};
    return request;
}

HistoryRequest sitting_page(Host& host, Panel& panel, const HistoryView& view, const SittingView& sitting) {
    HistoryRequest request;
    const session::SittingLine& line = sitting.line;
    text_in(host.fonts().text_bold, theme::title_text,
            fmt::format("{}  ·  {}  ·  {}", view.title(line.game).title, history_date(line.began),
                        session::company_words(view.title(line.game).people, line.players)),
            at_edge);
    host.next_to(host.px(18));
    colour_text(theme::text_dim, fmt::format("{}, {}", counted_words(line.entries, "move"), history_marks(line)));
    same_line(host, 18);
    at_right(history_change(view.title(line.game).unit, line.net), host.signs().of(line.net, theme::text_dim));
    constexpr std::string_view parts[]{"Results", "All moves"};
    const int now = static_cast<int>(view.query.part);
    const int part = choice(host, "history.part", parts, now, control_width(host, 300));
    if (part != now) {
        HistoryQuery query = view.query;
        query.part = static_cast<SittingHalf>(part);
        query.from = 0;
        request = HistoryRequest::show(std::move(query));
    }
    const bool stacked = host.stacked(), turns = sitting.back || sitting.more;
    if (stacked && turns) space(host, 0);  // puts them on a line of their own
    if (!stacked || turns)
        if (const auto turned = page_turns(host, view.query, sitting.back, sitting.more)) request = turned;
    const bool settled = view.query.part == SittingHalf::Hands;
    settled ? hands_table(host, view, sitting, request) : entries_list(host, sitting, request);
    panel.foot(history_foot_rows(host, view));
    actions(host, view, line, request);
    return request;
}

HistoryRequest hands_page(Host& host, Panel& panel, const HistoryView& view) {
    HistoryRequest request = hands_filters(host, view);
    const HandsView& hands = view.hands;
    if (hands.rows.empty())
        history_sentence(host, "No result of this game is counted yet. Practice and imported sittings do not count.");
    if (!hands.rows.empty() && begin_table(host, "all_hands", result_columns)) {
        for (std::size_t n = 0; n < hands.rows.size(); ++n)
            if (hand_row(host, hands.rows[n], view.title(view.one_game()), n))
                request = history_chosen(view, hands.rows[n].sitting);
        ImGui::EndTable();
    }
    panel.foot();
    foot_words(host, "Choose a result to open its sitting.", 0);
    return request;
}

HistoryRequest statistics_page(Host& host, Panel& panel, const HistoryView& view) {
    const HistoryRequest request = game_list(host, view, true);
    space(host, 2);
    if (view.statistics.empty())
        history_sentence(host, "Nothing is counted yet. Play a game; practice and imported sittings are left out.");
    for (const session::GameStatistics& game : view.statistics) game_table(host, view, game);
    panel.foot();
    std::string words = "Luck: your result minus the expected one.";
    if (host.of(luck_has_range)) words += " \"97%: a to b\": for 97 of 100 players it is between a and b.";
    foot_words(host, words, 0);
    return request;
}

}  // namespace

int history_foot_rows(const Host& host, const HistoryView& view) {
    if (view.query.page != HistoryPage::Sittings || !view.sitting) return 1;
    const session::SittingLine& line = view.sitting->line;
    const int buttons = 5 + platform::Window::in_browser() + line.open + goes_on(view, line);
    const int in_row = host.of(actions_in_row);
    return (buttons + in_row - 1) / in_row;
}

HistoryRequest history_page(Host& host, Panel& panel, const HistoryView& view) {
    const HistoryPage page = view.query.page;
    if (page == HistoryPage::Hands) return hands_page(host, panel, view);
    if (page == HistoryPage::Statistics) return statistics_page(host, panel, view);
    if (page == HistoryPage::Sittings)
        return view.sitting ? sitting_page(host, panel, view, *view.sitting) : sittings_page(host, panel, view);
    return game_list(host, view, false);
}

}  // namespace boxcars::ui
