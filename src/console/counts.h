// What was counted, as JSON and back, so that parts of a simulation can be added up: every count, nothing that follows
// from others.
#pragma once
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

#include <nlohmann/json.hpp>

namespace boxcars::sim {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LineResult, games, wins, losses, rolls, lengths)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlayerResult, name, results)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(HandsResult, games, rolls, players)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RoundsResult, games, throws, results)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CeeloCounts, games, shared, wins, rounds, throws, bank_passes)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Seat, policy, wins, games_first, wins_first)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(MatchResult, games, rolls, seats)

}  // namespace boxcars::sim
