// Judges the bets of the person at a craps table by the exact odds of their sheet, as odds/craps/coach.h defines it.
// Counts the bets on the table at a throw, in games that count (see Sitting::counts()) and use the seed's dice.
#pragma once
#include "session/history/figures.h"

namespace boxcars::session {

std::vector<JudgedUnder> judged_craps(const Recording& recording);    // requires: a recording of craps
Accuracy craps_accuracy(Store& store, const AccuracyLimits& limits);  // implements AccuracyOf for craps

}  // namespace boxcars::session
