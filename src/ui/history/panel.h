// The history panel: its four pages behind tabs, the selected sitting, and the questions before something is deleted,
// ended or imported. Shows a HistoryView, which scenes/history fills, and returns a request.
#pragma once
#include "session/history/figures.h"
#include "session/store/queries.h"
#include "ui/widgets.h"

namespace boxcars::ui {

enum class HistoryPage { Sittings, Hands, Statistics, Scores };

struct HistoryTitle {
    std::string name, title;  // "craps", "Craps"
    std::string_view unit{};  // unit of its hands
    players::Cast people{};   // characters behind its policies
};

struct SittingsView {
    std::vector<session::SittingLine> rows{};
    bool newer = false, older = false;  // whether there is a newer page, an older page
};

enum class SittingHalf { Hands, Entries };
constexpr std::size_t history_rows = 13;  // rows of a page

struct HistoryQuery {  // which rows are shown
    HistoryPage page = HistoryPage::Sittings;
    session::SittingFilter filter{};  // its game counts on every page; where one game is shown, empty is the first
    std::string sitting{};            // the selected one, shown in place of the list; empty: none
    SittingHalf part = SittingHalf::Hands;
    std::optional<std::size_t> kind{};  // index into HandsView::kinds; empty: all
    session::HandOrder order = session::HandOrder::Newest;
    std::vector<std::string> before{};  // last sitting of each earlier page
    std::size_t from = 0;               // number of hands or entries before the page
};

struct SittingView {  // the selected sitting
    session::SittingLine line{};
    std::vector<session::HandLine> hands{};
    std::vector<session::EntryLine> entries{};
    bool back = false, more = false;
};

struct HandsView {
    std::vector<session::HandKind> kinds{};  // the kinds of the game
    std::vector<session::HandLine> rows{};
    bool back = false, more = false;
};

enum class HistoryQuestion { None, Delete, End, Import };

struct HistoryView {
    HistoryQuery query{};
    std::vector<HistoryTitle> games{};
    SittingsView sittings{};
    std::optional<SittingView> sitting{};
    HandsView hands{};
    std::vector<session::GameStatistics> statistics{};
    std::vector<session::GameScores> scores{};
    HistoryQuestion question = HistoryQuestion::None;
    std::string answer{};                                 // the result of the last action
    bool trouble = false, busy = false, writable = true;  // unwritable: no store, or another Boxcars writes it
    // The game of the pages that show one. Empty: there is none.
    std::string one_game() const {
        return !query.filter.game.empty() || games.empty() ? query.filter.game : games.front().name;
    }
    HistoryTitle title(const std::string& name) const {
        const auto at = std::ranges::find(games, name, &HistoryTitle::name);
        return at == games.end() ? HistoryTitle{name, name} : *at;
    }
};

struct HistoryRequest {
    enum class Ask {
        None,
        Show,      // shows the rows of `query`
        Continue,  // continues the selected sitting
        Watch,     // watches the selected sitting from entry `number`
        Export,
        Share,  // sends a link to the selected sitting, from a web page
        Verify,
        Ask,  // asks the question `number`
        No,   // answers no to the question
        Yes,  // answers yes; `words`: the file to import
    } what = Ask::None;
    std::int64_t number = 0;
    std::string words{};
    HistoryQuery query{};
    static HistoryRequest show(HistoryQuery query) { return {Ask::Show, 0, {}, std::move(query)}; }
    explicit operator bool() const { return what != Ask::None; }
};

// The wording of the history panel: dates, bets, opponents, figures in the unit of their game.
std::string history_date(session::Milliseconds when);                             // UTC: "2026-11-22 05:04"
std::string history_bet(std::string_view bet);                                    // "Odds on come 6"
std::string history_opponent(const std::string& opponent, players::Cast people);  // empty: "the house"
std::string history_change(std::string_view unit, std::int64_t net);              // "+$35", "−3 coins"
std::string history_figure(std::string_view unit, std::int64_t figure);           // "$35", "31 throws"
std::string history_entry(const session::EntryLine& entry);   // the result of the entry, as a sentence
std::string history_marks(const session::SittingLine& line);  // "open, practice"
std::string history_row(const HistoryView& view, const session::SittingLine& line);  // for narration
std::string history_outcome(rules::Outcome outcome);                                 // "won"
std::string history_hand(const HistoryTitle& game, const session::HandLine& line);   // of the list, for narration
std::string history_bet_row(const HistoryTitle& game, const session::BetStatistics& of);
std::string history_luck(std::string_view unit, const session::BetStatistics& of);  // "+$3 ±$40", "not known"
std::vector<std::string> history_below(const session::GameStatistics& game);        // sentences below the game's bets
std::string history_figures(const HistoryView& view);                               // a whole page, for narration
std::string counted_words(std::int64_t count, std::string_view one_of_them);        // "1 hand", "27 moves"

class HistoryPanel {
 public:
    // `px`: the panel's place. On the page of high scores it draws only the head; the canvas draws the rest.
    HistoryRequest draw(Host& host, render::Rect px, const HistoryView& view);
    static float head_height(const Host& host);  // in px

 private:
    HistoryRequest import_question(Host& host);
    void foot_of_question(Host& host, const HistoryView& view, HistoryRequest& request);

    std::string path_{};                             // file to import
    HistoryQuestion asked_ = HistoryQuestion::None;  // the question shown in the previous frame
};

// Draws the page of the view, with its foot. On the page of high scores that is the list of games alone.
HistoryRequest history_page(Host& host, Panel& panel, const HistoryView& view);
int history_foot_rows(const Host& host, const HistoryView& view);  // number of button rows below the page
void history_sentence(Host& host, const std::string& words);       // over the width of the page
HistoryRequest history_filtered(HistoryQuery query);               // shows its first page
HistoryRequest history_chosen(const HistoryView& view, const std::string& sitting);  // shows the sitting

}  // namespace boxcars::ui
