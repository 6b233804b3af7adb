// The page of what was played: its four pages behind tabs, the chosen sitting, and the questions before something is
// deleted, ended or imported. Shows a HistoryView and answers what was asked for; reads nothing itself.
#pragma once
#include "ui/history/view.h"
#include "ui/widgets.h"

namespace boxcars::ui {

class HistoryPanel {
 public:
    // `px`: where it stands; on the page of high scores only its head does, and the rest is left to the canvas.
    HistoryRequest draw(Host& host, render::Rect px, const HistoryView& view);
    static float head_height(const Host& host);  // px

 private:
    HistoryRequest body(Host& host, Panel& panel, const HistoryView& view);
    HistoryRequest import_question(Host& host);
    void foot_of_question(Host& host, const HistoryView& view, HistoryRequest& request);

    std::string path_{};                             // of a file to import, as typed
    HistoryQuestion asked_ = HistoryQuestion::None;  // in the frame before
};

// ---- the pages, in files of their own

HistoryRequest history_sittings(Host& host, Panel& panel, const HistoryView& view);
HistoryRequest history_sitting(Host& host, Panel& panel, const HistoryView& view, const SittingView& sitting);
HistoryRequest history_hands(Host& host, Panel& panel, const HistoryView& view);
HistoryRequest history_statistics(Host& host, Panel& panel, const HistoryView& view);

// A list that opens; items are named history.NAME and history.NAME.LABEL. The new current one.
int history_list(Host& host, const std::string& name, const std::vector<std::string>& labels, int current, float width);
// Which game, `all` among them or not.
std::optional<std::string> history_game_list(Host& host, const HistoryView& view, const std::string& current, bool all);
HistoryRequest history_turns(Host& host, bool back, bool more);  // two buttons, at the right
void history_net(Host& host, std::string_view unit, std::int64_t net);

}  // namespace boxcars::ui
