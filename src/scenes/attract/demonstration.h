// A table that shows itself in the attract mode: one hand, one true line of odds, and on to the next car; any key ends
// it. Decides what it says and when it is over.
#pragma once
#include "scenes/scene.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

class Demonstration {
 public:
    void begin_with(std::size_t line) { line_ = line; }  // of the facts, from 0, round and round
    std::string line(const ui::OddsFacts& facts) const;  // empty: there are none

    bool begins() const { return shown_ == 0; }
    // Once a tick. `at_rest`: no dice fly, nothing is told.
    std::optional<SceneChange> tick(const platform::Input& input, bool at_rest);

 private:
    static constexpr Ticks one_hand = 14 * ticks_per_second, at_most = 20 * ticks_per_second;
    std::size_t line_ = 0;
    Ticks shown_ = 0;  // so far
};

}  // namespace boxcars::scenes
