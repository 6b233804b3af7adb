// The stake or bet that a person is about to put down: proposed, stepped by keys and buttons, dragged along the slider.
// Puts nothing down.
#pragma once
#include "platform/input.h"
#include "render/canvas.h"
#include "rules/ceelo/rules.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

class CeeloAmount {
 public:
    int value() const { return value_; }
    void propose(const ceelo::State& state);   // the last one of its kind again, or a third
    void put_down(const ceelo::State& state);  // remembered for the next of its kind
    void let_go() { dragging_ = false; }
    bool set(int value, const ceelo::State& state);  // as far as it goes; true: it is another
    // True when it is another than before.
    bool hear(const platform::Input& input, const std::optional<std::string>& clicked, const ceelo::State& state,
              const render::Rect& slider);

 private:
    std::optional<int> dragged_to(const platform::Input& input, int most, const render::Rect& slider);

    int value_ = 1, last_stake_ = 0, last_bet_ = 0;
    bool dragging_ = false;
};

}  // namespace boxcars::scenes
