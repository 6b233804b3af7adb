// What is exactly true of a Pig sheet's dice: how often throws bring nothing, and turns that are held at a total.
#pragma once
#include "rules/pig/rules.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

ui::OddsFacts odds_facts(const pig::Rules& rules);

}  // namespace boxcars::scenes
