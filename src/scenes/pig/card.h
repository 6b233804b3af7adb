// What the title, the attract mode and the lab get from this table: its card, exact odds of its sheet, its seats.
#pragma once
#include "rules/pig/rules.h"
#include "scenes/lab/adapter.h"
#include "scenes/title/carriage_card.h"
#include "session/session.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card pig_card(render::DieKind die);

// What is exactly true of a Pig sheet's dice: how often throws bring nothing, and turns that are held at a total.

ui::OddsFacts odds_facts(const pig::Rules& rules);

// What the Buffet Car sends to the lab: who sits there. Nobody simulates a person: the best policy takes that seat.
void add_to_lab(LabRequest& request, const session::Session<pig::Rules>& session, const pig::State&);

}  // namespace boxcars::scenes
