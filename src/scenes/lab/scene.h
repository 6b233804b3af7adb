// The Observation Car: the lab. People set up an experiment at the desk, run it, and watch it on the window's glass:
// bankrolls, ruin, results, the edge, lengths; for Pig the hold surface and the policies against each other. Decides
// what is in focus and what is shown; counting is sim's, drawing lab_view's and ui's.
#pragma once
#include "scenes/lab/pig_at_table.h"
#include "scenes/lab/view.h"
#include "sim/lab/run.h"
#include "ui/lab/field.h"
#include "ui/lab/sheet.h"
#include "ui/panels/settings_panel.h"
#include "world/parts.h"

#include <filesystem>
#include <utility>

namespace boxcars::scenes {

class LabScene : public Scene {
 public:
    LabScene(SceneServices& services, std::uint64_t seed);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;
    bool moving() const override;
    std::optional<SceneChange> request() override { return std::exchange(request_, {}); }
    std::filesystem::path picture_wanted() const override { return picture_; }
    void picture_kept(bool kept) override;

 private:
    // ---- what is asked ----
    void listen(const platform::Input& input);
    void act(platform::Action action);
    void press(const std::string& button);
    void steer(const platform::Input& input);
    void point(const platform::Input& input);
    void click(glm::vec2 at);
    void turn_surface(const platform::Input& input);
    void slide_opponent(const platform::Input& input);
    void go_back();
    void focus(const std::string& name, bool by_keys);
    void move_focus(int steps);
    void turn(const std::string& dial, int steps);
    void turn_focused(int steps);
    void ask(const std::string& dial);
    void take(const std::string& words);
    void read_strategies();
    void come_from_table();

    // ---- experiments ----
    void run();
    void watch();
    void look_at_pig();
    void keep();
    void write_tables(const std::filesystem::path& stem) const;
    bool running() const { return run_ && !run_->finished() && !run_->trouble(); }
    double progress() const;
    bool stale() const;  // the desk has changed since what is shown was run
    bool anything_shown() const { return plan_ && shown_.evenings > 0; }
    ui::LabLook look() const;

    // ---- what is there ----
    std::vector<ui::LabView> views() const;
    void show_view(ui::LabView view);
    std::vector<std::string> focus_order() const;
    std::vector<int> players() const;
    std::string status() const;
    std::string says() const;
    std::string foot_words() const;
    std::string hint() const;
    std::string plays(std::size_t player) const;
    std::string game_drawn() const;
    std::string game_word() const;
    std::span<const ui::PigStep> game_so_far() const;
    bool can_keep() const;
    bool panel_open() const { return open_sheet_ || open_settings_ || field_.open(); }
    std::filesystem::path strategies() const { return services_.data / "strategies"; }
    void set_buttons();
    void lay_out();

    // ---- drawing ----
    void draw_dash_of_lab(render::Canvas& canvas, double time);
    void draw_window(render::Canvas& canvas);
    void draw_name(render::Canvas& canvas);
    void draw_opponent(render::Canvas& canvas);
    void draw_glass(ui::Host& host);
    void draw_surface(ui::Host& host);
    lab_look::SurfacePlaces surface_places() const { return lab_look::surface_places(places_); }

    SceneServices& services_;
    ExperimentForm form_;
    LabPig pig_;
    ui::LabSurface surface_;
    ui::LabSheet sheet_;
    ui::LabField field_;
    ui::SettingsPanel settings_;
    world::Flaps flaps_;

    std::unique_ptr<sim::LabRun> run_;
    std::optional<sim::LabPlan> plan_;  // of what is shown
    sim::LabShown shown_;
    Ticks run_since_ = 0, shown_at_ = 0;
    bool paused_ = false;
    struct GameDrawn {  // which game the surface shows
        pig::Rules rules{};
        std::array<std::string, 2> names{};
        std::uint64_t seed = 0;
        bool operator==(const GameDrawn&) const = default;
    };
    GameDrawn game_of_;
    std::vector<ui::PigStep> pig_game_;
    std::optional<PigAtTable> at_table_;  // left there before we came
    bool from_table_ = false;             // the game drawn is that one
    Ticks game_since_ = 0;

    ui::LabView view_ = ui::LabView::Bankroll;
    std::string focus_ = "run";
    bool by_keys_ = false;
    int seat_ = 0;                       // whose curve is drawn in full
    int opponent_ = 0;                   // of the surface's slice
    float turn_ = 0.42f, tilt_ = 0.46f;  // the heights at the back
    bool turning_ = true, sliding_ = false;
    Ticks swayed_ = 0;  // ticks that it has turned by itself
    std::optional<glm::vec2> dragged_from_;

    Layout layout_ = layout_for({0, 0, 1280, 720});
    lab_look::Places places_ = lab_look::places_for(layout_);
    Buttons buttons_;
    glm::vec2 pointer_ = platform::pointer_outside;
    Ticks clock_ = 0, held_since_ = 0;
    bool open_sheet_ = false, open_settings_ = false;
    std::string notice_;  // the last thing that happened: where files were kept, why something was not
    bool revealed_trouble_ = false;
    std::filesystem::path picture_;  // to be written with the next frame
    std::filesystem::path kept_stem_;
    std::optional<SceneChange> request_;
};

}  // namespace boxcars::scenes
