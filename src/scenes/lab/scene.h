// The Observation Car: the lab. People fill in the form of an experiment, run it, and watch it on the window's glass.
// Connects its parts, which are objects of their own beside this file: how form and pages are steered, who runs and
// keeps, the dash. Decides what the buttons mean.
#pragma once
#include "scenes/lab/dash.h"
#include "scenes/lab/operator.h"
#include "scenes/lab/steering.h"

namespace boxcars::scenes {

class LabScene : public Scene {
 public:
    // `experiment` outlives the visit: the next one goes on with it.
    LabScene(SceneServices& services, std::shared_ptr<LabExperiment> experiment);
    ~LabScene() override;

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;
    bool moving() const override;
    std::optional<SceneChange> request() override { return std::exchange(request_, {}); }
    std::filesystem::path picture_wanted() const override { return operator_.picture_wanted(); }
    void picture_kept(bool kept) override { operator_.picture_kept(kept); }

 private:
    // ---- what is asked
    void listen(const platform::Input& input);
    void act(platform::Action action);
    void press(const std::string& button);
    void go_back();

    // ---- what is there
    ExperimentForm& form() const { return experiment_->form; }
    ExperimentRun& experiment_run() const { return experiment_->run; }
    LabPages& pages() { return steering_.pages(); }
    const LabPages& pages() const { return steering_.pages(); }
    const LabFocus& focus() const { return steering_.focus(); }
    LabPanels& panels() { return steering_.panels(); }
    bool panel_open() const { return steering_.panels().any(); }
    PageView page_view() const;
    void lay_out();
    void draw_dash(render::Canvas& canvas, double time) const;

    SceneServices& services_;
    std::shared_ptr<LabExperiment> experiment_;
    LabSteering steering_;
    LabDash dash_;
    LabOperator operator_;

    Layout layout_ = layout_for({0, 0, 1280, 720});
    LabLayout places_ = lab_layout_for(layout_);
    glm::vec2 pointer_ = platform::pointer_outside;
    Ticks clock_ = 0;
    std::optional<SceneChange> request_;
};

}  // namespace boxcars::scenes
