// From a hand and a tray to how the dice leave the hand. Decides place, speed and spin at the start; draws on dust
// only.
#pragma once
#include "world/throw_sim.h"

namespace boxcars::world {

std::vector<Start> aim(const Feel& feel, const Room& room, int dice, const Hand& hand, std::uint64_t dust);

}  // namespace boxcars::world
