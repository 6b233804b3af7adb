// What the title, the attract mode and the lab get from this table: its card, exact odds of its sheet, its seats.
#pragma once
#include "odds/siwuliu/odds.h"
#include "scenes/lab/adapter.h"
#include "scenes/title/carriage_card.h"
#include "session/session.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card siwuliu_card(render::DieKind die);

// What is exactly true of a sì-wŭ-liù sheet's odds: of a bet, of the banker's throw, of each point against the player.

ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds);

// What the Lacquer Car sends to the lab: the purse, and the bet as somebody who always bets so much.
void add_to_lab(LabRequest& request, const session::Session<siwuliu::Rules>&, const siwuliu::State& shown);

}  // namespace boxcars::scenes
