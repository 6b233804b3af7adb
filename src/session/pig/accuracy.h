// The decisions of the person at a Pig table of two, judged by the exact solution of the sheet they were made under.
// Decides which count: real ones (a first roll is compulsory) of games without a chosen face, with the seed's own dice.
#pragma once
#include "odds/pig/coach.h"
#include "session/accuracy.h"
#include "session/recording.h"

namespace boxcars::session {

class PigAccuracy {
 public:
    void take(const Recording& recording);               // requires: it is of Pig
    Accuracy judged(std::int64_t most_positions) const;  // of a sheet; each is solved once

 private:
    struct Sheet {
        pig::Rules rules{};
        std::vector<odds::PigDecision> decisions{};
    };
    void keep(const pig::Rules& rules, std::vector<odds::PigDecision>& decisions);
    std::vector<Sheet> sheets_;
};

Accuracy pig_accuracy(Store& store, const AccuracyLimits& limits);  // AccuracyOf

}  // namespace boxcars::session
