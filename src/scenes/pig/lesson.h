// The guided first game of Pig: a short race in which the player holds two turns and loses one to a snout.
#pragma once
#include "rules/pig/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<pig::Rules>& pig_lesson();

}  // namespace boxcars::scenes
