// Craps in pictures for the overlay: the bankroll against what was to be expected, what the next throw and the rest of
// the hand may bring, the totals thrown. Given numbers; computes no chance.
#pragma once
#include "odds/craps/forecast.h"
#include "ui/host.h"
#include "ui/overlay/long_sitting.h"
#include "ui/overlay/timings.h"

#include <span>
#include <string>

namespace boxcars::ui {

struct CrapsPoint {       // of the curve, in cents
    double worth = 0;     // bankroll and chips on the felt
    double expected = 0;  // what it would be on the mean, from the bets as they were made
    double variance = 0;  // of that, in cents squared
    int throws = 0;       // of the sitting, before it
};

using CrapsCurve = LongCurve<CrapsPoint, &CrapsPoint::throws>;  // the bankroll, throw by throw

struct CrapsShown {                                    // what the table has shown so far, nothing beyond it
    std::span<const CrapsPoint> bankroll;              // before the first throw and after each
    const NumberCount& totals;                         // thrown in this sitting
    const odds::NextThrow* next_throw = nullptr;       // of the chips as shown
    const odds::HandForecast* rest_of_hand = nullptr;  // of the same; null, both: not worked out yet
};

class CrapsPlots {
 public:
    std::string note(const CrapsShown& shown) const;
    void body(Host& host, const CrapsShown& shown, const Timings& timings);

 private:
    enum class PlotTab { Bankroll, NextThrow, Hand, Rolls, Frames };
    PlotTab tab_ = PlotTab::Bankroll;
};

}  // namespace boxcars::ui
