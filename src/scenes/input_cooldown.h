// After a press that skips an animation, ignores game keys and buttons until 300 ms have passed without one. The same
// length applies to buttons that cost money after they appear. Counts the arcade's time, which runs while a table is
// paused.
#pragma once
#include "base/ticks.h"

namespace boxcars::scenes {

class InputCooldown {
 public:
    static constexpr Ticks length = milliseconds(300);

    void go_on(Ticks now) { now_ = now; }
    void begin() { until_ = now_ + length; }
    bool lasts() const { return now_ < until_; }
    bool lasts_since(Ticks then) const { return now_ - then < length; }
    Ticks now() const { return now_; }

 private:
    Ticks now_ = 0, until_ = 0;
};

}  // namespace boxcars::scenes
