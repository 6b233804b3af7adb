// The guided first game at Pig: a short race in which two turns are held and one is lost to a snout.
#pragma once
#include "rules/pig/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<pig::Rules>& pig_lesson();

}  // namespace boxcars::scenes
