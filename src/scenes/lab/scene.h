// The Observation Car, the lab's scene. Players fill in the form of an experiment, run it, and watch it in the window.
// Decides what keys, buttons and rows do, what has the focus, and which panel lies in front.
#pragma once
#include "scenes/hud.h"
#include "scenes/lab/experiment.h"
#include "scenes/lab/look.h"
#include "scenes/lab/pages.h"
#include "ui/lab/form.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

// The name of the focused control: a dial of the form, the page's dial, or a button. A key held down keeps turning it.
class LabFocus {
 public:
    const std::string& name() const { return name_; }
    bool on(std::string_view name) const { return name_ == name; }
    bool by_keys() const { return by_keys_; }  // keys moved the focus, which is then drawn clearly
    int seat() const { return name_.starts_with("player.") ? name_.back() - '1' : -1; }  // -1: no player is focused

    void move_to(std::string name, bool by_keys);
    void move(std::span<const std::string> order, int steps);  // by keys, wrapping around
    void take_keys() { by_keys_ = true; }
    // How many steps to turn the focused control in this tick, while left or right is held down.
    int repeats(const platform::Input& input, Ticks now);

 private:
    std::string name_ = "run";
    bool by_keys_ = false;
    Ticks held_since_ = 0;
};

class LabScene : public Scene {
 public:
    // `experiment` outlives the scene, so the next visit continues with it.
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
    ExperimentRun& run() const { return experiment_->run; }
    LabPage& page() const { return pages_.shown(); }

    // ---- Keys and buttons
    void listen(const platform::Input& input);
    void act(platform::Action action);
    void press(const std::string& button);
    void go_back();
    void point(const platform::Input& input);
    void show_page(std::string_view name);

    // ---- Focus
    std::vector<std::string> focus_order() const;
    void focus_on(const std::string& name, bool by_keys);
    void turn_focused(int steps);
    std::string words_on_focus(bool narrow) const;
    std::string focus_words() const;

    // ---- Form
    void turn(const std::string& dial, int steps);
    void ask(const std::string& dial);  // opens a text field
    void answer(const ui::LabFormAction& done);
    void take(const std::string& dial, const std::string& words);

    bool covered() const { return sheet_open_ || settings_open_; }
    bool panel_open() const { return covered() || rows_.typing(); }
    std::string_view panel_name() const;
    void close_panels();
    PageView page_view() const;
    void lay_out();
    void narrate();  // narrates the focus, the run and the last message

    SceneServices& services_;
    std::shared_ptr<LabExperiment> experiment_;
    LabPages pages_;
    LabDash dash_;
    LabOperator operator_;
    ui::LabForm rows_;
    ui::SettingsPanel settings_panel_;
    bool sheet_open_ = false, settings_open_ = false;
    const std::vector<SceneCommand> commands_{
        {"run", {}, [this] { operator_.run_or_stop(clock_); }},
        {"export", {}, [this] { operator_.keep(page()); }},
        {"sheet", {}, [this] { sheet_open_ = true; }},
        {"rules", {}, [this] { sheet_open_ = true; }},
        {"settings", {}, [this] { settings_open_ = !settings_open_; }},
        {"sound", {}, [this] { services_.settings.muted = !services_.settings.muted; }},
        {"back", {}, [this] { go_back(); }}};

    LabFocus focus_;

    Layout layout_ = layout_for({0, 0, 1280, 720});
    LabLayout places_ = lab_layout_for(layout_);
    glm::vec2 pointer_ = platform::pointer_outside;
    Ticks clock_ = 0;
    Narrator narrator_{services_.narration, false};
    std::string said_page_, said_focus_, said_run_, said_word_;
};

// The rectangle of the rules panel: as wide as its rows need, at any size of the player's panels.
render::Rect sheet_px(const ui::Host& host, const LabLayout& places);

}  // namespace boxcars::scenes
