#include "scenes/lab/experiment_run.h"

#include "session/lab/export.h"

namespace boxcars::scenes {
namespace {

// Feel
constexpr Ticks shown_over = milliseconds(1500);  // a run is shown growing for at least so long
constexpr Ticks looks_every = milliseconds(80);   // at what has been counted

}  // namespace

void ExperimentRun::begin(const sim::LabPlan& plan, Ticks now) {
    clear();
    plan_ = plan;
    run_ = std::make_unique<sim::LabRun>(plan);
    since_ = shown_at_ = now;
}

void ExperimentRun::clear() {
    run_.reset();
    plan_.reset();
    shown_ = {};
    paused_ = false;
}

// A run grows on the screen at a pace of its own, so that what is shown at a tick is the same on any machine that keeps
// up.
ExperimentRun::Watched ExperimentRun::tick(Ticks now, bool wait) {
    if (!running()) return Watched::None;
    if (paused_) {
        ++since_;
        return Watched::None;
    }
    const auto due = (now - since_) * run_->blocks() / shown_over + 1;
    const bool fresh = run_->take(due, wait);
    if (run_->trouble()) return Watched::Trouble;
    if (!fresh || (now - shown_at_ < looks_every && !run_->finished())) return Watched::None;
    shown_ = run_->shown();
    shown_at_ = now;
    return run_->finished() ? Watched::Finished : Watched::Counted;
}

double ExperimentRun::progress() const {
    return plan_ ? static_cast<double>(shown_.evenings) / static_cast<double>(plan_->evenings) : 0;
}

bool ExperimentRun::differs_from(const sim::LabPlan& plan) const {
    return plan_ && !running() && session::lab_plan_text(plan) != session::lab_plan_text(*plan_);
}

}  // namespace boxcars::scenes
