// The results of a Pig sitting's finished games, told by their facts.
#pragma once
#include "rules/pig/rules.h"
#include "session/session.h"
#include "session/statistics.h"

namespace boxcars::session {

MatchStatistics statistics(const Session<pig::Rules>& session);

}  // namespace boxcars::session
