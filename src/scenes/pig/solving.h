// The solution of the sheet in play, worked out in the background: for the coach, the look back and players who play by
// it. Knows how far it is; waits only where a run shall repeat tick by tick.
#pragma once
#include "scenes/pig/seats.h"

namespace boxcars::scenes {

class PigSolving {
 public:
    // Every tick: true when the solution of these rules has come with it.
    bool follow(const pig::Rules& rules, bool wait) {
        if (rules.players != 2 || of(rules)) return false;
        solution_ = solution_for(rules, service_, wait);
        return solution_ != nullptr;
    }
    const odds::PigSolution* of(const pig::Rules& rules) const {  // null: it is not there yet
        return solution_ && solution_->answers(rules) ? solution_.get() : nullptr;
    }
    double progress(const pig::Rules& rules) const { return service_.progress(rules); }
    odds::PigSolverService& service() { return service_; }

 private:
    odds::PigSolverService service_;
    std::shared_ptr<const odds::PigSolution> solution_;
};

}  // namespace boxcars::scenes
