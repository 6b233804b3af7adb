// What a band listens to at a table.
#pragma once

namespace boxcars::audio {

struct Tension {
    float stake = 0;        // 0..1: of what somebody here has, how much the dice may take
    bool deciding = false;  // dice tumble on which much hangs: the band holds its breath
    bool operator==(const Tension&) const = default;
};

}  // namespace boxcars::audio
