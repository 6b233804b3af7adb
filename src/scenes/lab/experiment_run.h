// An experiment as it is watched: begun, paused, stopped; what it has counted so far, at a pace of its own. Decides
// when how much is shown; the counting is sim's (sim/lab/run.h).
#pragma once
#include "base/ticks.h"
#include "sim/lab/run.h"

namespace boxcars::scenes {

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
