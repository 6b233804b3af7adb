// The bets that the person at a craps table laid, judged as odds/craps/coach.h defines it, by the exact odds of the
// sheet they were laid under. Decides which count: what was laid when the dice flew, in games without a chosen face,
// with the seed's own dice.
#pragma once
#include "odds/craps/coach.h"
#include "odds/craps/odds.h"
#include "session/accuracy.h"
#include "session/recording.h"

namespace boxcars::session {

class CrapsAccuracy {
 public:
    void take(const Recording& recording);  // requires: it is of craps
    const std::vector<JudgedUnder>& judged() const { return sheets_; }

 private:
    void judge(const craps::Rules& rules, const std::vector<odds::CrapsDecision>& laid);

    odds::CrapsEdges edges_;
    std::vector<JudgedUnder> sheets_;
};

Accuracy craps_accuracy(Store& store, const AccuracyLimits& limits);  // AccuracyOf

}  // namespace boxcars::session
