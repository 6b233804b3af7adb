// The mail car: the history on four pages. Decides what keys, buttons and the panel's requests do, and carries out work
// on a saved sitting in the background. pages.h fills the pages.
#pragma once
#include "scenes/history/look.h"
#include "scenes/history/pages.h"
#include "scenes/page_games.h"
#include "scenes/page_scene.h"
#include "ui/history/panel.h"
#include "ui/panels/settings_panel.h"

#include <functional>
#include <future>
#include <string>

namespace boxcars::scenes {

class HistoryScene : public PageScene {
 public:
    // `sitting`: selected when the page opens. Empty: none.
    HistoryScene(SceneServices& services, PageGames games, const std::string& sitting = {});

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    struct Done {
        std::string words{};
        bool trouble = false;
        std::filesystem::path file{};  // to save for the player, on a web page
        std::string brief{};           // to share, on a web page
    };
    void act(platform::Action action);
    void go_back();
    void answer(const ui::HistoryRequest& request);
    void import(const std::string& file);
    void agree(const std::string& file);  // carries out what the question asks; `file`: the file to import
    // Runs a job that takes longer than a frame in the background, one at a time. The job throws Error if
    // it fails. Headless runs wait for its end, so that they repeat exactly.
    void begin(std::function<Done()> job);
    bool hear();  // true: a job has ended
    bool busy() const { return work_.valid(); }
    std::string chosen() const;  // the sitting's name; empty: none
    void go_to_sitting(bool watch, std::int64_t entry);
    void show_page(int page) { answer({ui::HistoryRequest::Ask::Page, page}); }
    void show_scores();  // updates the board if visible
    void lay_out();
    void draw_board(render::Canvas& canvas, double time);
    bool on_scores() const;
    void narrate();  // narrates the page and its changes

    PageGames games_;
    HistoryPages pages_;
    std::future<Done> work_;  // its destructor waits for the job
    history_look::ScoreBoard board_;
    ui::HistoryPanel panel_;
    ui::SettingsPanel settings_;
    bool open_settings_ = false;
    std::string said_page_, said_sitting_, said_figures_, said_answer_;
    const std::vector<SceneCommand> commands_{
        {"back", {}, [this] { go_back(); }},
        {"settings", {}, [this] { open_settings_ = !open_settings_; }},
        {"sound", {}, [this] { services_.settings.muted = !services_.settings.muted; }}};
};

}  // namespace boxcars::scenes
