// What the title, the attract mode and the lab get from this table: its card, exact odds of its sheet, its seats.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/lab/adapter.h"
#include "scenes/title/carriage_card.h"
#include "session/session.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card craps_card(render::DieKind die);

// What is exactly true of a craps sheet's odds: of every bet on its felt what the house keeps and what it pays, of
// every point how often it is made. The figures are odds/craps/odds.h's.

// What the Casino Car sends to the lab: the money on rack and felt, and the bets that lie there as a player.

void add_to_lab(LabRequest& request, const session::Session<craps::Rules>& session, const craps::State& shown);

ui::OddsFacts odds_facts(const craps::Rules& rules);  // the pass line first

}  // namespace boxcars::scenes
