// Computes how the dice leave the hand: place, speed and spin at the start. Random numbers come from dust alone, never
// from the game's dice.
#pragma once
#include "world/throw/sim.h"

namespace boxcars::world {

// In die edges: the distance from the hand to the middle of a tray before a far rail.
constexpr float long_table = 7.4f;

struct Push {  // corrections learnt from earlier tries; 1: unchanged
    float speed = 1, lift = 1;
};

std::vector<Start> aim(const Feel& feel, const TrayWalls& walls, int dice, const Toss& toss, const Push& push,
                       std::uint64_t dust);

}  // namespace boxcars::world
