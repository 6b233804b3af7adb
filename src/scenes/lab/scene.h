// The lab's scene, the Observation Car. Players fill in the form of an experiment, run it, and watch it in the window.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/page_scene.h"
#include "sim/lab/run.h"

namespace boxcars::scenes {

// The form of an experiment: game, players, rules sheet and evening. Every game keeps its own values while another game
// is chosen. The adapter provides a game's choices; the limits are those of the plan (sim/lab/plan.h).
class ExperimentForm {
 public:
    ExperimentForm(std::span<const OpenLab> games, std::uint64_t first_seed);  // at least one game
    LabAdapter& game() const { return *now().adapter; }
    bool choose_game(std::string_view game);  // false: there is no such game
    // Adds the strategies in the folder to every game's menu. Returns a sentence if one cannot be read.
    std::string read_files(const std::filesystem::path& folder);
    std::vector<ui::LabRow> rows() const;
    void choose(std::string_view row, int chosen);  // an index into the row's values
    // Seats a player by its name or as JSON; empty: nobody. Returns why it is refused, as a sentence.
    std::optional<std::string> seat(std::size_t place, const std::string& player);
    std::size_t seats() const { return now().set.seats.size(); }
    sim::LabPlan plan() const;
    std::string status() const;  // such as "CRAPS · 8 PLAYERS, SAME DICE"
    std::uint64_t seed;          // of every evening's dice

 private:
    struct Filled {
        std::unique_ptr<LabAdapter> adapter;
        LabStart set{};  // the values that are set now
        int goal = 0;    // gain to reach, in quarters of the bankroll; 0: none
    };
    const Filled& now() const { return games_[chosen_]; }
    Filled& now() { return games_[chosen_]; }
    ui::LabRow seat_row(std::size_t place, int player) const;
    sim::LabGame seated() const;
    std::vector<Filled> games_;
    std::size_t chosen_ = 0;
};

// Starts and stops an experiment, and reveals its results step by step. sim/lab/run.h plays and counts the evenings.
class ExperimentRun {
 public:
    void begin(const sim::LabPlan& plan, Ticks now) {  // requires: !problem(plan)
        clear();
        plan_ = plan;
        run_ = std::make_unique<sim::LabRun>(plan);
        since_ = shown_at_ = now;
    }
    void stop() { run_.reset(); }  // keeps the results so far
    void clear() { *this = {}; }   // drops the results

    // Takes in the results due by now; true: these were the last. `wait`: blocks, so that headless runs repeat exactly.
    bool tick(Ticks now, bool wait);
    bool running() const { return run_ && !run_->finished() && !run_->trouble(); }
    bool any() const { return plan_ && shown_.evenings > 0; }  // there are results to show
    const sim::LabPlan& plan() const { return *plan_; }        // requires: begun, not cleared
    const sim::LabShown& shown() const { return shown_; }
    // 0 to 1, also once stopped.
    double progress() const { return plan_ ? real(shown_.evenings) / real(plan_->evenings) : 0; }
    bool differs_from(const sim::LabPlan& plan) const {  // false during a run
        return plan_ && !running() && !sim::same_evenings(plan, *plan_);
    }
    std::string trouble() const { return run_ ? run_->trouble().value_or("") : ""; }  // why there are no results

 private:
    std::unique_ptr<sim::LabRun> run_;
    std::optional<sim::LabPlan> plan_;
    sim::LabShown shown_;
    Ticks since_ = 0, shown_at_ = 0;
};

struct LabExperiment {  // a form and a run, which remain when the player leaves the lab
    LabExperiment(std::span<const OpenLab> games, std::uint64_t seed) : form(games, seed) {}
    ExperimentForm form;
    ExperimentRun run;
    std::string page;        // the name of the page shown
    std::size_t player = 0;  // the player whose curve is emphasized

    ui::LabLook look() const {  // requires: run.any()
        return {run.plan(), run.shown(), form.game().words(), std::min(player, run.shown().players.size() - 1)};
    }
    void state(Json& out) const;
    // Fills in the form with what a table sent. Returns what it cannot take, as a sentence; the rest is taken.
    std::string take(const LabRequest& request);
};

// The lab's page. `experiment` outlives the scene, so the next visit continues with it.
std::unique_ptr<Scene> lab_scene(SceneServices& services, std::shared_ptr<LabExperiment> experiment,
                                 const LabRequest* request = nullptr);

}  // namespace boxcars::scenes
