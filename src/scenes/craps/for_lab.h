// What the Casino Car sends to the lab: the money on rack and felt, and the bets that lie there as a player.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/lab/adapter.h"
#include "session/session.h"

namespace boxcars::scenes {

void add_to_lab(LabRequest& request, const session::Session<craps::Rules>& session, const craps::State& shown);

}  // namespace boxcars::scenes
