// The fifth game keeps the contract.
#include "contract/contract.h"
#include "chuck_a_luck/rules.h"

#include <tuple>

using FifthGame = std::tuple<boxcars::chuck_a_luck::Rules>;
BOXCARS_KEEPS_CONTRACT(FifthGame);
