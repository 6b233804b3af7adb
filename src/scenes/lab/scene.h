// The Observation Car: the lab. People fill in the form of an experiment, run it, and watch it on the window's glass.
// Connects its parts, which are objects of their own beside this file: what keys and buttons mean, how form and pages
// are steered, who runs and keeps, the dash. Decides what lies where and in front of what.
#pragma once
#include "scenes/hud.h"
#include "scenes/lab/controls.h"
#include "scenes/lab/look.h"
#include "scenes/narrator.h"
#include "world/parts.h"

namespace boxcars::scenes {

// The lab's dash: how many evenings are counted, the line that fills, a sentence, and the buttons of the whole scene.
// Decides how they look and which was pressed; what a press means is the scene's.
struct DashLook {
    double progress = 0;
    bool running = false;
    std::string words;
    render::Colour ink;
    std::string_view focus{};  // a button's name, while keys move it
};

class LabDash {
 public:
    LabDash() { flaps_.ink = render::colours::ivory; }
    void lay_out(const Layout& layout, std::int64_t evenings, bool reduced, Ticks now);
    void set_buttons(const platform::Settings& settings, bool running, bool can_keep);
    void no_buttons() { buttons_.begin(); }  // a panel lies over them
    std::optional<std::string> press(const platform::Input& input) { return buttons_.tick(input); }
    bool tick(std::int64_t evenings, Ticks now);  // true: a leaf fell
    bool moving() const { return flaps_.moving(); }
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }
    void draw(render::Canvas& canvas, const DashLook& look, double time) const;

 private:
    Layout layout_{};
    LabLayout places_{};
    world::Flaps flaps_;
    Buttons buttons_;
};

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
