// Which throw of the Casino Car decides, whatever comes: a point is set, and a quarter of all the money is on the felt.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::scenes {

inline bool decides(const craps::Rules&, const craps::State& shown) {
    const Cents down = on_table(shown);
    return shown.point != 0 && down > 0 && 4 * down >= shown.bankroll + down;
}

}  // namespace boxcars::scenes
