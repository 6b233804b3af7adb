// What craps provides to the title screen, the attract mode and the lab.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/lesson.h"
#include "scenes/title/carriage_card.h"
#include "ui/amounts.h"

namespace boxcars::scenes {

Card craps_card(DieKind die);
// Exact facts about a sheet: each bet's house edge, the pass line's first, and each point's chance.
ui::OddsFacts odds_facts(const craps::Rules& rules);
// The guided first game at craps: a pass line bet, its point, odds behind it and a place bet.
const Lesson& craps_lesson();
// The lab's adapter for craps. Its players are the built-in strategies, and strategies from files.
std::unique_ptr<LabAdapter> craps_lab();

}  // namespace boxcars::scenes
