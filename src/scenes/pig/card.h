// Connects the Pig table with the title, the attract mode and the lab: card, exact odds, players.
#pragma once
#include "rules/pig/rules.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/lesson.h"
#include "scenes/title/carriage_card.h"
#include "session/sitting.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card pig_card(render::DieKind die);

// Exact odds of a sheet: how often throws add nothing, and how often a turn that holds at a total scores nothing.
ui::OddsFacts odds_facts(const pig::Rules& rules);

// Gives the lab this table's players. The lab cannot simulate a person, so best play takes a person's seat.
void add_to_lab(LabRequest& request, const session::Sitting& session, const pig::State&);

// The guided first game of Pig: a short race in which the player holds two turns and loses one to a snout.
const Lesson& pig_lesson();

// The lab's adapter for Pig. Its players are the policies, and any policy that holds at N. Its pages are the hold
// surface with the path of a game, and the policies against each other.
std::unique_ptr<LabAdapter> pig_lab();

}  // namespace boxcars::scenes
