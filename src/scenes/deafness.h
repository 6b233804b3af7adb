// What hurries never throws: from such a press on the verbs are deaf until no key was struck for a breath. Counts the
// house's time, which runs while the table's stands.
#pragma once
#include "base/ticks.h"

namespace boxcars::scenes {

class Deafness {
 public:
    void go_on(Ticks now) { now_ = now; }
    void begin() { until_ = now_ + breath; }
    bool lasts() const { return now_ < until_; }

 private:
    static constexpr Ticks breath = milliseconds(300);
    Ticks now_ = 0, until_ = 0;
};

}  // namespace boxcars::scenes
