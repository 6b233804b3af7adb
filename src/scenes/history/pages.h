// The contents of the history page, read from the store one page at a time. If the store cannot be read, shows a
// sentence. Changes nothing in the store.
#pragma once
#include "session/store/store.h"
#include "ui/history/view.h"

namespace boxcars::scenes {

class HistoryPages {
 public:
    HistoryPages(session::Store* store, session::KeptGames kept, std::vector<ui::HistoryTitle> games);

    const ui::HistoryView& view() const { return view_; }
    const session::KeptGames& games() const { return kept_; }
    void read();                                   // reads the current page again
    void show(const ui::HistoryRequest& request);  // handles pages, filters and selection only
    void show_answer(std::string words, bool trouble);
    void set_busy(bool busy) { view_.busy = busy; }
    void ask(ui::HistoryQuestion question) { view_.question = question; }
    void choose(const std::string& sitting);
    void close_sitting();

 private:
    void filter(const ui::HistoryRequest& request);
    void show_half(ui::SittingHalf half);
    void choose_game(const std::string& game);
    void turn(int pages);
    void read_page();
    void read_sittings();
    void read_sitting();
    void read_hands();
    std::vector<ui::SittingRow> rows_of(const std::vector<session::SittingLine>& lines) const;

    session::Store* store_;  // nullptr: no store
    session::KeptGames kept_;
    ui::HistoryView view_;
    std::vector<std::string> before_{};  // last sitting of each earlier page
    std::size_t hands_from_ = 0, part_from_ = 0;
};

}  // namespace boxcars::scenes
