// Whom the written sheet favours, as the table and the odds say it.
#pragma once
#include "console/answer.h"

namespace program {

inline const std::string favours =
    "This sheet favours the player, by 167/1674 of a bet: 9.9761 %.\n"
    "A fair house: --set pays_111=4 --set tie=banker and the rest as written. It keeps 1/243 of a bet.\n";

}  // namespace program
