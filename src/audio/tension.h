// What the band reacts to at a table.
#pragma once

namespace boxcars::audio {

struct Tension {
    float stake = 0;        // 0..1: how much of the player's money the dice may take
    bool deciding = false;  // the dice are deciding something important: the band pauses
    bool operator==(const Tension&) const = default;
};

}  // namespace boxcars::audio
