// Craps in pictures for the overlay: the bankroll against what was to be expected, what the next throw and the rest of
// the hand may bring, the totals thrown. Given numbers; computes no chance.
#pragma once
#include "odds/craps/forecast.h"
#include "ui/host.h"
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

// The bankroll throw by throw: the beginning, now, and between them every so many throws, as many as a plot can show.
class CrapsCurve {
 public:
    void begin(double worth);
    void add(const CrapsPoint& point);  // after one more throw
    std::span<const CrapsPoint> points() const { return points_; }

 private:
    std::vector<CrapsPoint> points_;
    int apart_ = 1;  // throws between two points
};

struct CrapsShown {                                    // what the table has shown so far, nothing beyond it
    std::span<const CrapsPoint> bankroll;              // before the first throw and after each
    std::span<const int> totals;                       // thrown in this sitting, in order
    const odds::NextThrow* next_throw = nullptr;       // of the chips as shown; null: not worked out
    const odds::HandForecast* rest_of_hand = nullptr;  // likewise
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
