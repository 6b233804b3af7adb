// What the title, the attract mode and the lab get from this table: its card, odds facts, and lab settings.
#pragma once
#include "odds/siwuliu/odds.h"
#include "rules/siwuliu/rules.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/lesson.h"
#include "scenes/title/carriage_card.h"
#include "session/sitting.h"
#include "ui/odds_fact.h"

namespace boxcars::scenes {

Card siwuliu_card(render::DieKind die);

// Exact facts about a rule sheet's odds: for a bet, the banker's throw, and each point against the player.
ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds);

// Sets the lab's bankroll to the player's money, and its seat to a player who always bets the current amount.
void add_to_lab(LabRequest& request, const session::Sitting&, const siwuliu::State& shown);

// The guided first game at sì-wŭ-liù: one round decided by points, and one decided at once by 4-5-6.
const Lesson& siwuliu_lesson();

// The lab's adapter for sì-wŭ-liù. Its players are flat bettors of listed or typed amounts.
std::unique_ptr<LabAdapter> siwuliu_lab();

}  // namespace boxcars::scenes
