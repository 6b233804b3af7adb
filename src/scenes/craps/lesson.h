// The guided first game at craps: a pass line bet, its point, odds behind it and a place bet.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<craps::Rules>& craps_lesson();

}  // namespace boxcars::scenes
