// From a hand and a tray to how the dice leave the hand. Decides place, speed and spin at the start; draws on dust
// only.
#pragma once
#include "world/throw/sim.h"

namespace boxcars::world {

constexpr float long_table = 7.4f;  // edges from the hand to the middle of a tray before a far rail

struct Push {  // what the tries before have taught; 1 is as the toss wants it
    float speed = 1, lift = 1;
};

std::vector<Start> aim(const Feel& feel, const TrayWalls& walls, int dice, const Toss& toss, const Push& push,
                       std::uint64_t dust);

}  // namespace boxcars::world
