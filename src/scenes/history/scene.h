// The mail car: what was played, on four pages. Decides what keys, buttons and the panel's requests mean, carries out
// what is asked of a kept sitting beside the frames, and where to go. What the pages show is pages.h's.
#pragma once
#include "scenes/history/look.h"
#include "scenes/history/pages.h"
#include "scenes/narrator.h"
#include "scenes/page_games.h"
#include "ui/history/panel.h"
#include "ui/panels/settings_panel.h"

#include <functional>
#include <future>
#include <optional>
#include <string>

namespace boxcars::scenes {

class HistoryScene : public Scene {
 public:
    // `sitting`: chosen at once; empty: none.
    HistoryScene(SceneServices& services, PageGames games, const std::string& sitting = {});

    void tick(const platform::Input& input, Ticks now) override;
    std::vector<HitTarget> hit_targets() const override { return buttons_.hit_targets(); }
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    struct Done {
        std::string words{};
        bool trouble = false;
    };
    void act(platform::Action action);
    void press(const std::string& button);
    void go_back();
    void answer(const ui::HistoryRequest& request);
    void agree(const std::string& file);  // to the question that stands; file: to be imported
    // What takes longer than a frame: one thing at a time, on a thread of its own, that answers with a sentence or
    // throws Error. In headless play it is waited for, so that runs repeat.
    void begin(std::function<std::string()> job);
    bool hear();  // true: something is done, and the page is read again
    bool busy() const { return work_.valid(); }
    std::string chosen() const;  // the sitting's name; empty: none
    void go_to_sitting(bool watch, std::int64_t entry);
    void show_page(int page);
    void show_scores();  // on the board, where it is seen
    void lay_out();
    void draw_board(render::Canvas& canvas, double time);
    bool on_scores() const;
    void tell();  // narrates the page, the sitting, figures, the result

    SceneServices& services_;
    PageGames games_;
    HistoryPages pages_;
    std::future<Done> work_;  // waits in its destructor: nothing is broken off
    history_look::ScoreBoard board_;
    ui::HistoryPanel panel_;
    ui::SettingsPanel settings_;
    bool open_settings_ = false;
    Narrator narrator_{services_.narration, false};
    std::string said_page_, said_sitting_, said_figures_, said_deed_;
    Buttons buttons_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
