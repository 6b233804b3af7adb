// Plays a whole experiment of the lab, blocking.
#pragma once
#include "base/error.h"
#include "sim/lab/run.h"

namespace boxcars::sim {

// requires: !problem(plan). Throws Error on trouble.
inline LabShown run_lab(const LabPlan& plan) {
    LabRun run{plan};
    run.take(run.blocks(), true);
    if (const auto trouble = run.trouble()) throw Error{*trouble};
    return run.shown();
}

}  // namespace boxcars::sim
