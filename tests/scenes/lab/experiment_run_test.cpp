// An experiment as it is watched: it grows at a pace of its own, pauses, stops and stays.
#include "scenes/lab/experiment.h"

#include "sim/lab/siwuliu.h"

#include <doctest/doctest.h>

using namespace boxcars;
using scenes::ExperimentRun;
using Watched = ExperimentRun::Watched;

namespace {

sim::LabPlan plan_of(std::int64_t evenings, int rounds = 20) {
    const std::vector<sim::FlatBettor> players{{"$5", 500}, {"$20", 2000}};
    return {.game = std::make_shared<sim::LabSiwuliu>(siwuliu::Rules{}, players),
            .rounds = rounds,
            .evenings = evenings,
            .seed = 5};
}

Ticks run_to_end(ExperimentRun& run, Ticks now) {
    while (run.running() && now < 1000) run.tick(++now, true);
    return now;
}

}  // namespace

TEST_CASE("a run grows while it is watched and ends with what the lab counts at once") {
    ExperimentRun run;
    CHECK_FALSE(run.any());
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    CHECK(run.running());
    CHECK(run.shown().evenings > 0);
    CHECK(run.shown().evenings < 6400);
    CHECK(run.progress() < 1);
    const Ticks end = run_to_end(run, 40);
    CHECK(end >= milliseconds(1400));
    CHECK(end <= milliseconds(1600));
    CHECK(run.shown() == run_lab(plan_of(6400)));
    CHECK(run.progress() == 1);
    CHECK(run.tick(end + 1, true) == Watched::None);
}

TEST_CASE("a paused run stands still and then goes on where it stood") {
    ExperimentRun run;
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    const auto before = run.shown();
    run.pause();
    CHECK(run.paused());
    for (Ticks now = 41; now <= 500; ++now) CHECK(run.tick(now, true) == Watched::None);
    CHECK(run.shown() == before);
    run.pause();
    CHECK(run_to_end(run, 500) < 1000);
    CHECK(run.shown() == run_lab(plan_of(6400)));
}

TEST_CASE(
    "what a stopped run has counted stays; another plan is told from the one that was run; clearing leaves none") {
    ExperimentRun run;
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    CHECK_FALSE(run.differs_from(plan_of(6400, 21)));  // while it runs
    run.stop();
    CHECK_FALSE(run.running());
    CHECK(run.any());
    CHECK_FALSE(run.differs_from(plan_of(6400)));
    CHECK(run.differs_from(plan_of(6400, 21)));
    run.clear();
    CHECK_FALSE(run.any());
    CHECK(run.progress() == 0);
    CHECK_FALSE(run.differs_from(plan_of(6400)));
}
