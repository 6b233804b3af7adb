// The Observation Car: the lab. People fill in the form of an experiment, run it, and watch it on the window's glass.
// Connects its parts, which are objects of their own beside this file: what keys and buttons mean, how form and pages
// are steered, who runs and keeps, the dash. Decides what lies where and in front of what.
#pragma once
#include "scenes/lab/controls.h"
#include "scenes/lab/dash.h"
#include "scenes/narrator.h"

namespace boxcars::scenes {

class LabScene : public Scene {
 public:
    // `experiment` outlives the visit: the next one goes on with it.
    LabScene(SceneServices& services, std::shared_ptr<LabExperiment> experiment, const LabRequest* request = nullptr);
    ~LabScene() override;

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;
    std::filesystem::path picture_wanted() const override { return operator_.picture_wanted(); }
    void picture_kept(bool kept) override { operator_.picture_kept(kept); }
    bool moving() const override;

 private:
    ExperimentForm& form() const { return experiment_->form; }
    ExperimentRun& experiment_run() const { return experiment_->run; }
    LabPages& pages() { return steering_.pages(); }
    const LabPages& pages() const { return steering_.pages(); }
    const LabFocus& focus() const { return steering_.focus(); }
    LabPanels& panels() { return steering_.panels(); }
    bool panel_open() const { return steering_.panels().any(); }
    void take(const LabRequest& request);
    PageView page_view() const;
    void lay_out();
    void draw_dash(render::Canvas& canvas, double time) const;
    void tell();  // aloud: what is in focus, the run, the operator's word

    SceneServices& services_;
    std::shared_ptr<LabExperiment> experiment_;
    LabSteering steering_;
    LabDash dash_;
    LabOperator operator_;
    LabControls controls_;

    Layout layout_ = layout_for({0, 0, 1280, 720});
    LabLayout places_ = lab_layout_for(layout_);
    glm::vec2 pointer_ = platform::pointer_outside;
    Ticks clock_ = 0;
    Narrator narrator_{services_.narration, false};
    std::string said_page_, said_focus_, said_run_, said_word_;
};

}  // namespace boxcars::scenes
