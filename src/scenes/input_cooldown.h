// After a press that hurried an animation the keys and buttons that act are ignored until none of them was pressed for
// 300 ms. For as long, whatever costs money is ignored after it has appeared. It counts the arcade's time, which runs
// while a table is paused.
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
