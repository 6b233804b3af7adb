// Which throw of the Lacquer Car decides, whatever comes: the player's dice against a point.
#pragma once
#include "rules/siwuliu/rules.h"

namespace boxcars::scenes {

inline bool decides(const siwuliu::Rules&, const siwuliu::State& shown) {
    return shown.phase == siwuliu::Phase::PlayerRolls;
}

}  // namespace boxcars::scenes
