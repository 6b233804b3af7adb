// The guided first game of cee-lo: the player wins a bet against the bank, gets the bank, and keeps it with 4-5-6.
#pragma once
#include "rules/ceelo/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<ceelo::Rules>& ceelo_lesson();

}  // namespace boxcars::scenes
