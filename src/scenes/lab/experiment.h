// What stays in the lab when people leave it: the form as they left it, what was run, and what they looked at.
#pragma once
#include "base/ticks.h"
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment_form.h"
#include "sim/lab/run.h"
#include "ui/lab/look.h"

#include <algorithm>

namespace boxcars::scenes {

// An experiment as it is watched: begun, paused, stopped; what it has counted so far, at a pace of its own. Decides
// when how much is shown; the counting is sim's (sim/lab/run.h).
class ExperimentRun {
 public:
    void begin(const sim::LabPlan& plan, Ticks now);  // what was shown before is gone; requires: !problem(plan)
    void stop() { run_.reset(); }                     // what has been counted stays
    void clear();                                     // nothing stays
    void pause() { paused_ = !paused_; }              // or go on

    enum class Watched { None, Counted, Finished, Trouble };
    // Takes in what is due by now. `wait` until it is there: without a screen the ticks wait for the evenings.
    Watched tick(Ticks now, bool wait);

    bool running() const { return run_ && !run_->finished() && !run_->trouble(); }
    bool paused() const { return running() && paused_; }
    bool any() const { return plan_ && shown_.evenings > 0; }  // something to show
    const sim::LabPlan& plan() const { return *plan_; }        // of what is shown; requires: begun, not cleared
    const sim::LabShown& shown() const { return shown_; }
    double progress() const;                            // 0..1; also of a run that was stopped
    bool differs_from(const sim::LabPlan& plan) const;  // at rest: another plan than what is shown was run by
    std::string trouble() const { return run_ ? run_->trouble().value_or("") : ""; }

 private:
    std::unique_ptr<sim::LabRun> run_;
    std::optional<sim::LabPlan> plan_;
    sim::LabShown shown_;
    Ticks since_ = 0, shown_at_ = 0;
    bool paused_ = false;
};

}  // namespace boxcars::scenes

namespace boxcars::session {
class Store;
}

namespace boxcars::scenes {

struct LabExperiment {
    LabExperiment(std::span<const OpenLab> games, std::uint64_t seed) : form(games, seed) {}

    ExperimentForm form;
    ExperimentRun run;
    std::string page{ui::lab_plot_names.front()};
    int seat = 0;  // whose curve is drawn in full

    bool stale() const { return run.differs_from(form.plan()); }  // the form has changed since what is shown was run
    ui::LabLook look() const {                                    // requires: run.any()
        const int players = static_cast<int>(run.shown().players.size());
        return {run.plan(), run.shown(), form.game().words(),
                std::clamp(form.player_of(seat), 0, std::max(0, players - 1))};
    }
    // What was played and written elsewhere since: the players' files in the data folder, the game played last. A form
    // with a run on it stays as it was left. Answers what is wrong with a file, as a sentence.
    std::string come_from_tables(session::Store* store, const std::filesystem::path& data);
    // The form becomes what a table sent. Answers what it cannot take, as a sentence; the rest is taken.
    std::string take(const LabRequest& request);

 private:
    void look_at_tables(session::Store& store);
};

std::filesystem::path players_folder(const std::filesystem::path& data);  // where people keep strategies of their own

}  // namespace boxcars::scenes
