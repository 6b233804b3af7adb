// The rule sheets of all games of the house, in the order in which they stand on the title. The one list: games.cpp has
// a row for each, the contract's tests run for each.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"

#include <tuple>

namespace boxcars::app {

using EveryGame = std::tuple<pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules>;

}  // namespace boxcars::app
