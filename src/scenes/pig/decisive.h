// Which throw of the Buffet Car decides, whatever comes: it may bring somebody home.
#pragma once
#include "rules/pig/rules.h"

namespace boxcars::scenes {

inline bool decides(const pig::Rules& rules, const pig::State& shown) {
    return shown.turn >= 0 && shown.scores[seat(shown.turn)] + shown.turn_total + rules.sides >= rules.goal;
}

}  // namespace boxcars::scenes
