// The guided first game at cee-lo: a bet against the bank that wins, the bank that comes round, and a 4-5-6 that keeps
// it.
#pragma once
#include "rules/ceelo/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<ceelo::Rules>& ceelo_lesson();

}  // namespace boxcars::scenes
