// The mail car: what was played, on four pages, and the signing of a high score. Connects its parts, which are objects
// beside this file: what the pages show, the board of high scores, the letters, the work that is done meanwhile.
// Decides what the requests of the panel mean, and where to go.
#pragma once
#include "scenes/history/look.h"
#include "scenes/history/pages.h"
#include "scenes/history/signing.h"
#include "scenes/history/work.h"
#include "ui/history/panel.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

struct HistoryGame {  // a game of the house, as this car knows it
    session::KeptGame kept{};
    std::string title{};
    render::Colour accent{};
};
using HistoryGames = std::vector<HistoryGame>;

// What is to be signed before the title is seen again. Nothing: no sitting has entered a table.
std::optional<session::EnteredScores> scores_to_sign(SceneServices& services, const HistoryGames& games);

class HistoryScene : public Scene {
 public:
    // `entered`: signed first; then the title is gone to. `sitting`: chosen at once; empty: none.
    HistoryScene(SceneServices& services, HistoryGames games, std::optional<session::EnteredScores> entered = {},
                 const std::string& sitting = {});

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;
    bool moving() const override;

 private:
    void listen(const platform::Input& input);
    void act(platform::Action action);
    void press(const std::string& button);
    void go_back();
    void answer(const ui::HistoryRequest& request);
    void agree(const ui::HistoryRequest& request);  // to the question
    void go_to_sitting(bool watch, std::int64_t entry);
    void work(HistoryWork::Deed deed);
    void hear_work();
    void sign(const platform::Input& input);
    void show_page(ui::HistoryPage page);
    void show_scores();
    void lay_out();
    bool on_scores() const;
    std::string chosen() const;  // the sitting's name

    SceneServices& services_;
    HistoryGames games_;
    HistoryPages pages_;
    HistoryWork work_;
    std::optional<Signing> signing_;
    history_look::ScoreBoard board_;
    ui::HistoryPanel panel_;
    ui::SettingsPanel settings_;
    bool open_settings_ = false;
    Buttons buttons_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
