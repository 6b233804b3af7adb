// Pig's own pages in the lab: its hold surface with the path of a game, and its policies against each other. Exact
// values are computed in the background.
#pragma once
#include "base/ticks.h"
#include "odds/pig/optimal.h"
#include "platform/input.h"
#include "render/stage.h"
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment.h"
#include "session/recording.h"
#include "ui/lab/pig.h"
#include "ui/theme.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

namespace boxcars::scenes {

// Pig's hold boundary as a solid: over own score and opponent's score, its height is the least turn total at which
// holding is best. Drawn from any angle in a box with axes, with a slice at one opponent's score and the path of a
// game.
class HoldSurface {
 public:
    void follow(std::shared_ptr<const odds::PigSolution> solution);
    bool ready() const { return solution_ != nullptr; }

    struct View {
        // In radians: the box's rotation, and the camera's elevation above its floor.
        float turn = 0, tilt = 0.5f;
        int other = 0;  // opponent's score of the slice
        std::span<const ui::PigStep> path{};
        ui::Signs signs{};
        // Scale of letters and lines. 1 at the usual panel size.
        float letters = 1;
    };
    void draw(render::Stage& stage, render::Rect where, const View& view) const;

 private:
    struct Seen;
    struct FloorAxis;
    // The least turn total at which holding is best. goal - own if rolling is always best.
    int hold_from(int own, int other) const;
    std::size_t node(std::size_t i, std::size_t j) const { return j * side_ + i; }
    float share(double points) const { return static_cast<float>(points / goal_); }
    glm::vec3 on_skin(int own, int other) const;
    glm::vec3 at(const ui::PigStep& step) const;
    void shade();
    static void add_box(Seen& seen);
    void add_skin(Seen& seen) const;
    void add_slice(Seen& seen, const View& view) const;
    void draw_way(render::Canvas& canvas, const Seen& seen, const View& view) const;
    void draw_floor_axis(render::Canvas& canvas, const Seen& seen, const FloorAxis& axis, float strength,
                         float letters) const;
    void draw_axes(render::Canvas& canvas, const Seen& seen, float letters) const;

    std::shared_ptr<const odds::PigSolution> solution_;
    int goal_ = 0, top_ = 1;               // top_: turn total at the top
    std::size_t side_ = 0;                 // nodes per side of the grid
    std::vector<glm::vec3> nodes_;         // x and y: shares of goal_; z: share of top_
    std::vector<render::Colour> colours_;  // colours with the light applied
    // For each node, whether rolling is best until the goal is reached.
    std::vector<bool> for_goal_;
};

// Computes Pig's solution and how the policies fare against each other, on a background thread. ask() is called every
// tick and blocks only if `wait` is set.
class PigStudy {
 public:
    PigStudy() = default;
    ~PigStudy();  // cancels the running computation
    PigStudy(const PigStudy&) = delete;
    PigStudy& operator=(const PigStudy&) = delete;

    // Starts a computation if the rules have changed, and drops the results for the previous rules.
    void ask(const pig::Rules& rules, bool wait);
    double progress() const { return progress_; }  // 0..1
    bool busy() const { return worker_.joinable() && progress_ < 1; }
    std::shared_ptr<const odds::PigSolution> solution() const;
    ui::PolicyTable table() const;

 private:
    void work(const std::stop_token& stop, pig::Rules rules);

    std::optional<pig::Rules> asked_;
    std::atomic<double> progress_{0};
    mutable std::mutex mutex_;
    std::shared_ptr<const odds::PigSolution> solution_;
    ui::PolicyTable table_;
    std::jthread worker_;  // declared last, so destroyed first
};

class PigPoliciesPage : public LabPage {
 public:
    PigPoliciesPage(PigStudy& study, const pig::Rules& sheet) : LabPage("table"), study_(study), sheet_(sheet) {}

    bool ready() const override { return study_.progress() >= 1; }
    std::string says() const override;
    PageTables tables() const override;
    void tick(const PageView&, bool wait) override { study_.ask(sheet_, wait); }
    void draw(render::Stage& stage, ui::Host& host, const PageView& view) const override;
    void draw_glass(ui::Host& host, const PageView& view) const override;

 private:
    PigStudy& study_;
    const pig::Rules& sheet_;
};

// The rotation of a solid on the lab's window. It sways by itself until the player drags it.
class SurfaceTurn {
 public:
    void tick(bool still);  // no sway while dragged or `still`
    void pause() { swaying_ = !swaying_; }
    void drag(const platform::Input& input, const render::Rect& body);

    float turn() const { return turn_; }  // radians
    float tilt() const { return tilt_; }

 private:
    float turn_ = 0.42f, tilt_ = 0.46f;  // the tallest part starts at the back
    bool swaying_ = true;
    Ticks swayed_ = 0;  // how long it has swayed
    std::optional<glm::vec2> dragged_from_;
};

// The game last begun at the Pig table, as seen by its first human player, or by seat 1 if all are computers. The
// opponent's score is the best of all opponents.
struct PigAtTable {
    pig::Rules rules{};
    std::vector<ui::PigStep> steps{};  // that player's own turns
    bool ended = false;
};
// Reads that game from a sitting. Empty if the sitting is not Pig, or has no turn of that player.
std::optional<PigAtTable> pig_at_table(const session::Recording& sitting);

// Every step of a game between two policies on the dice of `seed`, during the first player's own turns. Requires known
// policies and solution.answers(rules).
std::vector<ui::PigStep> sample_pig_game(pig::Rules rules, const std::array<std::string, 2>& policies,
                                         std::uint64_t seed, std::shared_ptr<const odds::PigSolution> solution);

class PigSurfacePage : public LabPage {
 public:
    static constexpr std::string_view title = "surface";

    PigSurfacePage(const ExperimentForm& form, PigStudy& study, const pig::Rules& sheet,
                   const std::optional<PigAtTable>& at_table);

    bool ready() const override { return study_.progress() >= 1; }
    std::string says() const override;
    PageTables tables() const override;

    void tick(const PageView& view, bool wait) override;
    void draw(render::Stage& stage, ui::Host& host, const PageView& view) const override;
    void draw_glass(ui::Host& host, const PageView& view) const override;
    bool moving(const PageView& view) const override { return !view.still; }
    void pause() override { turn_.pause(); }

    std::string_view dial() const override { return "opponent"; }
    void turn(int steps) override { opponent_ = std::clamp(opponent_ + steps, 0, sheet_.goal - 1); }
    std::string dial_words() const override;
    bool point(const platform::Input& input, const PageView& view) override;
    std::vector<render::HitTarget> hit_targets(const LabLayout& places) const override;
    void state(nlohmann::json& out) const override;

 private:
    struct GameDrawn {
        pig::Rules rules{};
        std::array<std::string, 2> policies{};
        std::uint64_t seed = 0;
        bool operator==(const GameDrawn&) const = default;
    };
    void choose_game();
    bool press_slider(glm::vec2 at, const LabLayout& places);
    std::span<const ui::PigStep> game_so_far() const;
    std::string game_in_words() const;

    const ExperimentForm& form_;
    PigStudy& study_;
    const pig::Rules& sheet_;
    const std::optional<PigAtTable>& at_table_;
    HoldSurface surface_;

    // What the sample game was computed from. Empty if the game of the table is drawn, or none.
    std::optional<GameDrawn> drawn_;
    bool from_table_ = false, still_ = false;
    std::vector<ui::PigStep> game_;
    Ticks clock_ = 0, game_since_ = 0;
    int opponent_ = 0;  // opponent's score of the slice
    bool sliding_ = false;
    SurfaceTurn turn_;
};

}  // namespace boxcars::scenes
