// The mail car: what was played, on four pages. Connects its parts, which are objects beside this file: what the pages
// show, the board of high scores, who carries out what is asked. Decides what keys, buttons and the panel's requests
// mean, and where to go.
#pragma once
#include "scenes/history/look.h"
#include "scenes/history/operator.h"
#include "scenes/narrator.h"
#include "scenes/page_games.h"
#include "ui/history/panel.h"
#include "ui/panels/settings_panel.h"

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
    void act(platform::Action action);
    void press(const std::string& button);
    void go_back();
    void answer(const ui::HistoryRequest& request);
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
    HistoryOperator operator_;
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
