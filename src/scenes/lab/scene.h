// The Observation Car, the lab's scene. Players fill in the form of an experiment, run it, and watch it in the window.
// Decides what keys, buttons and the form do.
#pragma once
#include "scenes/lab/experiment.h"
#include "scenes/lab/look.h"
#include "scenes/page_scene.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

class LabScene : public PageScene {
 public:
    // `experiment` outlives the scene, so the next visit continues with it.
    LabScene(SceneServices& services, std::shared_ptr<LabExperiment> experiment, const LabRequest* request = nullptr);
    ~LabScene() override;

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;
    bool moving() const override { return run().running() || open_settings_; }

 private:
    ExperimentForm& form() const { return experiment_->form; }
    ExperimentRun& run() const { return experiment_->run; }
    LabPage& page() const { return *pages_[static_cast<std::size_t>(shown_)]; }
    std::vector<std::string_view> page_names() const;
    PageView page_view() const;

    void act(platform::Action action);
    void go_back();
    void show_page(int number);
    void turn_page(int steps) { narrator_.say(page().turn(steps)); }
    void follow_game();  // replaces the previous game's pages
    void draw_form();    // and does what the player set on it
    void run_or_stop();
    void report(std::string words, bool trouble);
    std::string hint() const;  // the line shown if there is no message
    void lay_out();
    void narrate();

    std::shared_ptr<LabExperiment> experiment_;
    std::vector<std::unique_ptr<LabPage>> pages_;
    int shown_ = 0;
    LabLayout places_ = lab_layout_for(layout_);
    ui::SettingsPanel settings_panel_;
    bool open_settings_ = false;
    const std::vector<SceneCommand> commands_{
        {"back", {}, [this] { go_back(); }},
        {"settings", {}, [this] { open_settings_ = !open_settings_; }},
        {"sound", {}, [this] { services_.settings.muted = !services_.settings.muted; }}};
    glm::vec2 pointer_ = platform::pointer_outside;
    std::string words_;  // the last message; empty: none
    bool trouble_ = false;
    std::string said_page_, said_run_, said_word_;
};

}  // namespace boxcars::scenes
