// Checks what must be true of every throw from its poses alone, without using the throwing code.
#pragma once
#include "world/throw/throw.h"

#include <cstdint>
#include <string>
#include <vector>

namespace boxcars::world {

struct Situation {  // what was asked for
    render::DieKind kind = render::DieKind::Pink;
    float half_edge = 0.96f;
    std::vector<int> faces{1};
    Tray tray;
    Toss toss;
};

Situation pig_on_its_tray();
Situation two_craps_dice();
Situation craps_dice_against_the_far_rail();
Situation three_black_dice();
Situation three_black_dice_on_the_drum();                     // the Freight Car's own tray
Situation three_bone_dice_in_the_bowl();                      // of the Lacquer Car
Situation varied(Situation situation, std::uint64_t number);  // other faces, strength, flick and dust

ThrowTrack thrown(const Situation& situation);

// The first thing that is wrong, as a sentence; empty when nothing is.
std::string trouble(const ThrowTrack& thrown, const Situation& situation);

bool in_time(const ThrowTrack& thrown);               // 1.2 to 2.2 seconds
std::uint64_t fingerprint(const ThrowTrack& thrown);  // every bit of every pose and contact

}  // namespace boxcars::world
