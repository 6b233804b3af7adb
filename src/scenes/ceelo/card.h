// What the title, the attract mode and the lab get from this table: its card, exact odds of its sheet, its seats.
#pragma once
#include "odds/ceelo/odds.h"
#include "scenes/lab/adapter.h"
#include "scenes/title/carriage_card.h"
#include "session/session.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card ceelo_card(render::DieKind die);

// What is exactly true of a cee-lo sheet's odds: of a coin against the bank, of the banker's throw, of each point, and
// how often the bank passes.

ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet);

// What the Freight Car sends to the lab: who sits there. Nobody simulates a person: the best policy takes that seat.
void add_to_lab(LabRequest& request, const session::Session<ceelo::Rules>& session, const ceelo::State&);

}  // namespace boxcars::scenes
