// Judges the bets of the person at a craps table by the exact odds of their sheet, as odds/craps/coach.h defines it.
// Counts the bets on the table at a throw, in games that count (see Sitting::counts()) and use the seed's dice.
#pragma once
#include "odds/craps/coach.h"
#include "odds/craps/odds.h"
#include "session/history/accuracy.h"
#include "session/recording.h"

namespace boxcars::session {

class CrapsAccuracy {
 public:
    void take(const Recording& recording);  // requires: a recording of craps
    const std::vector<JudgedUnder>& judged() const { return sheets_; }

 private:
    void judge(const craps::Rules& rules, const std::vector<odds::CrapsDecision>& laid);

    odds::CrapsEdges edges_;
    std::vector<JudgedUnder> sheets_;
};

Accuracy craps_accuracy(Store& store, const AccuracyLimits& limits);  // implements AccuracyOf for craps

}  // namespace boxcars::session
