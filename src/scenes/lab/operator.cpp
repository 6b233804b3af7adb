#include "scenes/lab/operator.h"

namespace boxcars::scenes {

void LabOperator::tell(std::string words, bool trouble) {
    words_ = std::move(words);
    trouble_ = trouble;
}

void LabOperator::run(Ticks now) {
    ExperimentRun& run = experiment_.run;
    if (run.running()) {
        run.stop();
        return tell("Stopped after " + ui::lab_count(run.shown().evenings) + " evenings.", false);
    }
    const sim::LabPlan plan = experiment_.form.plan();
    if (const auto wrong = sim::problem(plan)) {
        services_.sounds.play("button_no", 0.5f);
        return tell(*wrong, true);
    }
    forget();
    run.begin(plan, now);
}

void LabOperator::watch(Ticks now) {
    const auto watched = experiment_.run.tick(now, services_.headless);
    if (watched == ExperimentRun::Watched::Trouble) tell(experiment_.run.trouble(), true);
    if (watched == ExperimentRun::Watched::Finished) services_.sounds.play("whistle", 0.3f);
}

void LabOperator::keep(const LabPage& page) {
    if (const auto wrong = export_.keep(page, experiment_.form.game().game())) tell(*wrong, true);
}

}  // namespace boxcars::scenes
