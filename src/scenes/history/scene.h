// The mail car: the history on four pages, and the page that asks for initials after a new high score.
#pragma once
#include "scenes/page_scene.h"
#include "world/parts.h"

namespace boxcars::scenes {

// The contents of the page, read from the store one page at a time, or a sentence why not. Never changes the store.
class HistoryPages {
 public:
    HistoryPages(session::Store* store, session::PlayedGames kept, std::vector<ui::HistoryTitle> games);
    const ui::HistoryView& view() const { return view_; }
    const session::PlayedGames& games() const { return kept_; }
    void read();                         // reads the current page again
    void show(ui::HistoryQuery query) {  // answers nothing any more
        view_.query = std::move(query);
        show_answer("", false);
        read();
    }
    void show_answer(std::string words, bool trouble) {
        view_.answer = for_reader(std::move(words));
        view_.trouble = trouble;
    }
    void set_busy(bool busy) { view_.busy = busy; }
    void ask(ui::HistoryQuestion question) { view_.question = question; }
    // Empty: closes the selected one.
    void choose(const std::string& sitting) { show(ui::history_chosen(view_, sitting).query); }

 private:
    void read_page();
    void read_sittings();
    void read_sitting();
    void read_hands();
    session::Store* store_;  // nullptr: no store
    session::PlayedGames kept_;
    ui::HistoryView view_;
};

// `sitting`: selected when the page opens. Empty: none.
std::unique_ptr<Scene> history_scene(SceneServices& services, PageGames games, const std::string& sitting = {});

// The page for the sitting played last, if it has new high scores that need initials; the title follows. nullptr: none.
std::unique_ptr<Scene> signing_scene(SceneServices& services, const PageGames& games);
constexpr Colour mail_accent = lamplight;
void draw_mail_bar(Canvas& canvas, const Layout& layout);
Rect mail_place(const Layout& layout);  // of the panel, logical px

}  // namespace boxcars::scenes
