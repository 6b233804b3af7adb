// What is exactly true of a sì-wŭ-liù sheet's odds: of a bet, of the banker's throw, of each point against the player.
#pragma once
#include "odds/siwuliu/odds.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds);

}  // namespace boxcars::scenes
