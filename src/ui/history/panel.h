// The history panel: its four pages behind tabs, the selected sitting, and the questions before something is deleted,
// ended or imported. Shows a HistoryView and returns a request.
#pragma once
#include "ui/history/view.h"
#include "ui/widgets.h"

namespace boxcars::ui {

class HistoryPanel {
 public:
    // `px`: the panel's place. On the page of high scores it draws only the head; the canvas draws the rest.
    HistoryRequest draw(Host& host, render::Rect px, const HistoryView& view);
    static float head_height(const Host& host);  // in px

 private:
    HistoryRequest body(Host& host, Panel& panel, const HistoryView& view);
    HistoryRequest import_question(Host& host);
    void foot_of_question(Host& host, const HistoryView& view, HistoryRequest& request);

    std::string path_{};                             // file to import
    HistoryQuestion asked_ = HistoryQuestion::None;  // the question shown in the previous frame
};

// ---- The pages: sittings.cpp draws the first two, figures.cpp the others

HistoryRequest history_sittings(Host& host, Panel& panel, const HistoryView& view);
HistoryRequest history_sitting(Host& host, Panel& panel, const HistoryView& view, const SittingView& sitting);
HistoryRequest history_hands(Host& host, Panel& panel, const HistoryView& view);
HistoryRequest history_statistics(Host& host, Panel& panel, const HistoryView& view);

int history_foot_rows(const Host& host, const HistoryView& view);  // number of button rows below the page
// The first cell of a table's row, which can be pressed anywhere; on an upright canvas as high as a thumb needs.
bool history_pressed_row(const Host& host, const std::string& label);
// A drop-down list named history.NAME, `logical` px wide. Returns the selected index.
int history_list(Host& host, const std::string& name, const std::vector<std::string>& labels, int current,
                 float logical);
// Selects a game; `all` adds an entry for all games.
HistoryRequest history_game_list(Host& host, const HistoryView& view, bool all);
HistoryRequest history_filtered(HistoryQuery query);                                 // shows its first page
HistoryRequest history_chosen(const HistoryView& view, const std::string& sitting);  // shows the sitting
// Two buttons at the right that turn the page of a list in the store.
HistoryRequest history_turns(Host& host, const HistoryQuery& query, bool back, bool more, const std::string& last = {});
// The row of titles of a table whose columns are set up; those in `numbers` are right-aligned like their figures.
void history_headers(std::initializer_list<int> numbers);
// Writes the next cell of a table's row: words at the left, or a figure at the right.
void history_cell(const std::string& words, render::Colour colour = theme::text);
void history_figure_cell(const std::string& words, render::Colour colour = theme::text);
void history_net_cell(Host& host, std::string_view unit, std::int64_t net);
void history_net(Host& host, std::string_view unit, std::int64_t net);

}  // namespace boxcars::ui
