// The guided first game at sì-wŭ-liù: one round decided by points, and one decided at once by 4-5-6.
#pragma once
#include "rules/siwuliu/rules.h"
#include "scenes/table/lesson.h"

namespace boxcars::scenes {

const Lesson<siwuliu::Rules>& siwuliu_lesson();

}  // namespace boxcars::scenes
