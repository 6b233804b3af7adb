// The guided first game at craps: a pass bet, its point, odds behind it, a number of one's own, and what happens to all
// three.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<craps::Rules>& craps_lesson();

}  // namespace boxcars::scenes
