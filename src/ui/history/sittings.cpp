// The list of sittings, and the page of the selected sitting.
#include "platform/window.h"
#include "ui/history/panel.h"

#include <fmt/format.h>

namespace boxcars::ui {
namespace {

using Ask = HistoryRequest::Ask;
using enum HistoryColumn::Cells;
// clang-format off
constexpr HistoryColumn sitting_columns[]{
    {"Begun (UTC)", everywhere(152)},           {"Game", unless_stacked(118, 82)},
    {"Players", unless_stacked(1)},             {"Results", unless_stacked(62), Figures},
    {"Won", unless_stacked(58), Figures},       {"Lost", unless_stacked(58), Figures},
    {"Net", unless_stacked(118, 84), Figures},  {"   State", {262, 132, 0}}};
constexpr HistoryColumn settled_columns[]{
    {"Move", unless_stacked(60, 48)},           {"Result of", unless_stacked(180, 140)},
    {"Against", unless_stacked(200)},           {"Stake", unless_stacked(100, 62), Figures},
    {"Net", unless_stacked(120, 66), Figures},  {"   Throws", unless_stacked(1)}};
// clang-format on
constexpr Forms<int> actions_in_row{8, 8, 3};

HistoryRequest filters(Host& host, const HistoryView& view) {
    HistoryRequest request = history_game_list(host, view, true);
    const auto list = [&](const char* name, const std::vector<std::string>& labels, auto session::SittingFilter::*part,
                          float wide) {
        HistoryQuery query = view.query;
        const int now = static_cast<int>(query.filter.*part);
        const int chosen = history_list(host, name, labels, now, wide);
        query.filter.*part = static_cast<std::remove_reference_t<decltype(query.filter.*part)>>(chosen);
        if (chosen != now) request = history_filtered(std::move(query));
    };
    ImGui::SameLine();
    list("state", {"All states", "Open", "Over"}, &session::SittingFilter::state, 172);
    host.next_to();
    list("marks", {"All sittings", "In statistics", "Practice", "Imported"}, &session::SittingFilter::marks, 150);
    const SittingsView& shown = view.sittings;
    const std::string last = shown.rows.empty() ? "none" : shown.rows.back().name;
    if (const auto turned = history_turns(host, view.query, shown.newer, shown.older, last)) request = turned;
    return request;
}

bool sitting_row(Host& host, const HistoryView& view, const session::SittingLine& line, std::size_t number) {
    const std::string& game = line.game;
    const bool chosen = history_pressed_row(host, fmt::format("{}##{}", history_date(line.began), line.name));
    host.mark(fmt::format("history.sitting.{}", number), [&] { return history_row(view, line); });
    history_cell(view.title(game).title, theme::title_text);
    history_cell(session::company_words(view.title(game).people, line.players));
    for (const std::int64_t count : {line.hands, line.won, line.lost}) history_figure_cell(fmt::format("{}", count));
    history_net_cell(host, view.title(game).unit, line.net);
    history_cell("   " + history_marks(line), line.open ? theme::title_text : theme::text_dim);
    return chosen;
}

void empty_list(Host& host, const HistoryView& view) {
    const session::SittingFilter none{};
    ImGui::Dummy({0, host.px(20)});
    history_sentence(host, view.query.filter == none
                               ? "Nothing has been played yet. Choose a table on the title and throw: every sitting "
                                 "is listed here from its first throw. IMPORT adds a sitting from a file."
                               : "No sitting matches. Choose all games, states and sittings to see every one.");
}

void hands_table(Host& host, const HistoryView& view, const SittingView& sitting, HistoryRequest& request) {
    if (sitting.hands.empty()) return history_sentence(host, "Nothing was settled on this page.");
    if (!history_table(host, "hands", settled_columns)) return;
    const std::string_view unit = view.title(sitting.line.game).unit;
    for (std::size_t n = 0; n < sitting.hands.size(); ++n) {
        const session::Hand& hand = sitting.hands[n].hand;
        if (history_pressed_row(host, fmt::format("{}##{}", hand.entry, n))) request = {Ask::Watch, hand.entry};
        host.mark(fmt::format("history.hand.{}", n));
        history_cell(history_bet(hand.bet));
        history_cell(history_opponent(hand.opponent, view.title(sitting.line.game).people));
        history_figure_cell(hand.stake > 0 ? history_figure(unit, hand.stake) : "");
        history_net_cell(host, unit, hand.net);
        history_cell(hand.throws > 0 ? "   " + counted_words(hand.throws, "throw") : "", theme::text_dim);
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
    ImGui::Dummy({0, 0});
}

bool goes_on(const HistoryView& view, const session::SittingLine& line) {
    return line.open && !line.given_dice && view.writable;
}

void actions(Host& host, const HistoryView& view, const session::SittingLine& line, HistoryRequest& request) {
    const int in_row = host.of(actions_in_row);
    const auto size = [&](float logical) { return ImVec2{control_width(host, logical, in_row), button_height(host)}; };
    int drawn = 0;
    const auto verb = [&](const char* label, const char* name, HistoryRequest asked, bool allowed = true) {
        if (history_button(host, name, label, size(96), allowed && !view.busy)) request = std::move(asked);
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

}  // namespace

int history_foot_rows(const Host& host, const HistoryView& view) {
    if (view.query.page != HistoryPage::Sittings || !view.sitting) return 1;
    const session::SittingLine& line = view.sitting->line;
    const int buttons = 5 + platform::Window::in_browser() + line.open + goes_on(view, line);
    const int in_row = host.of(actions_in_row);
    return (buttons + in_row - 1) / in_row;
}

HistoryRequest history_sittings(Host& host, Panel& panel, const HistoryView& view) {
    HistoryRequest request = filters(host, view);
    if (view.sittings.rows.empty()) empty_list(host, view);
    if (!view.sittings.rows.empty() && history_table(host, "sittings", sitting_columns)) {
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

HistoryRequest history_sitting(Host& host, Panel& panel, const HistoryView& view, const SittingView& sitting) {
    HistoryRequest request;
    const session::SittingLine& line = sitting.line;
    const std::string_view unit = view.title(line.game).unit;
    {
        const InFont bold{host.fonts().text_bold};
        colour_text(theme::title_text,
                    fmt::format("{}  ·  {}  ·  {}", view.title(line.game).title, history_date(line.began),
                                session::company_words(view.title(line.game).people, line.players)),
                    0.0f);
    }
    host.next_to(host.px(18));
    colour_text(theme::text_dim, fmt::format("{}, {}", counted_words(line.entries, "move"), history_marks(line)));
    ImGui::SameLine(0, host.px(18));
    history_net(host, unit, line.net);
    constexpr std::array<std::string_view, 2> parts{"Results", "All moves"};
    const int now = static_cast<int>(view.query.part);
    const int part = choice(host, "history.part", parts, now, control_width(host, 300));
    if (part != now) {
        HistoryQuery query = view.query;
        query.part = static_cast<SittingHalf>(part);
        query.from = 0;
        request = HistoryRequest::show(std::move(query));
    }
    const bool stacked = host.stacked(), turns = sitting.back || sitting.more;
    if (stacked && turns) ImGui::Dummy({0, 0});  // puts them on a line of their own
    if (!stacked || turns)
        if (const auto turned = history_turns(host, view.query, sitting.back, sitting.more)) request = turned;
    if (view.query.part == SittingHalf::Hands)
        hands_table(host, view, sitting, request);
    else
        entries_list(host, sitting, request);
    panel.foot(history_foot_rows(host, view));
    actions(host, view, line, request);
    return request;
}

}  // namespace boxcars::ui
