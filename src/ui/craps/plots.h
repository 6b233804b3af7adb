// Craps plots for the overlay: the bankroll against its expected value, what the next throw and the rest of the hand
// may bring, the totals thrown. Receives numbers; computes no chance.
#pragma once
#include "odds/craps/forecast.h"
#include "ui/host.h"
#include "ui/overlay/long_sitting.h"
#include "ui/overlay/timings.h"

#include <span>
#include <string>

namespace boxcars::ui {

struct CrapsPoint {       // a point of the curve, in cents
    double worth = 0;     // the bankroll and the chips on the felt
    double expected = 0;  // its expected value, from the bets as they were made
    double variance = 0;  // of the expected value, in cents squared
    int throws = 0;       // thrown in the sitting before it
};

using CrapsCurve = LongCurve<CrapsPoint, &CrapsPoint::throws>;  // the bankroll, throw by throw

struct CrapsShown {                                    // what the table has shown so far, nothing beyond it
    std::span<const CrapsPoint> bankroll;              // before the first throw and after each
    const NumberCount& totals;                         // thrown in this sitting
    const odds::NextThrow* next_throw = nullptr;       // for the chips as shown
    const odds::HandForecast* rest_of_hand = nullptr;  // for the same chips; nullptr, both: not computed yet
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
