// What cee-lo provides to the title screen, the attract mode, lessons and the lab.
#pragma once
#include "odds/ceelo/odds.h"
#include "rules/ceelo/rules.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/lesson.h"
#include "scenes/title/carriage_card.h"
#include "session/sitting.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card ceelo_card(render::DieKind die);

// Exact odds of a sheet: a coin against the bank, the banker's throw, each point, and how often the bank passes.
ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet);

// Gives the lab this table's players. The lab cannot simulate a person, so the best policy takes a person's seat.
void add_to_lab(LabRequest& request, const session::Sitting& session, const ceelo::State&);

// The guided first game of cee-lo: the player wins a bet against the bank, gets the bank, and keeps it with 4-5-6.
const Lesson& ceelo_lesson();

// The lab's adapter for cee-lo. Its players are the game's policies.
std::unique_ptr<LabAdapter> ceelo_lab();

}  // namespace boxcars::scenes
