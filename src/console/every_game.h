// The list of all games, as types of rule sheets, in the order of the title screen. src/app/games.cpp has a row for
// each, and the tests of the contract rules::Game run for each.
#pragma once
#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/pig/commands.h"
#include "console/siwuliu/commands.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"

#include <tuple>

namespace boxcars::console {

using EveryGame = std::tuple<pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules>;

}  // namespace boxcars::console
