// How many throws an hour a table has: as it was measured there, once enough of them were thrown to say so; before that
// the number that a full table is reckoned with. Knows only when dice were thrown.
#pragma once
#include "base/ticks.h"

namespace boxcars::scenes {

class ThrowRate {
 public:
    static constexpr int usual = 100;  // throws an hour
    static constexpr int enough = 12;  // throws until a rate is measured
    static constexpr Ticks hour = 3600 * ticks_per_second;

    void begin() { throws_ = 0; }
    void thrown(Ticks now) {
        if (throws_++ == 0) first_ = now;
        last_ = now;
    }
    bool measured() const { return throws_ >= enough && last_ > first_; }
    int an_hour() const { return measured() ? static_cast<int>((throws_ - 1) * hour / (last_ - first_)) : usual; }

 private:
    int throws_ = 0;
    Ticks first_ = 0, last_ = 0;
};

}  // namespace boxcars::scenes
