// The room around the sounds: a wooden dining car. Four damped delays that feed one another through a mixing matrix (a
// feedback delay network, after Jot), different on the left and on the right. Takes a frame and returns a frame.
#pragma once
#include "audio/synth.h"

#include <array>

namespace boxcars::audio {

class Reverberation {
 public:
    std::array<double, 2> operator()(double in) {
        std::array<double, 4> out{};
        for (std::size_t i = 0; i < 4; ++i) out[i] = walls_[i](line_[i][at_[i]]);
        const double half = 0.5 * (out[0] + out[1] + out[2] + out[3]);
        for (std::size_t i = 0; i < 4; ++i) {
            line_[i][at_[i]] = in + keeps * (out[i] - half);
            at_[i] = at_[i] + 1 == lengths[i] ? 0 : at_[i] + 1;
        }
        return {out[0] - out[2], out[1] - out[3]};
    }

 private:
    static constexpr std::array<std::size_t, 4> lengths{1117, 1423, 1693,
                                                        1999};  // in frames; primes, so that echoes do not coincide
    static constexpr double keeps = 0.70;                       // the share of energy kept on each pass through a delay
    static constexpr double wall_hz = 3200;                     // wood and cloth absorb higher frequencies

    std::array<std::vector<double>, 4> line_{std::vector<double>(lengths[0]), std::vector<double>(lengths[1]),
                                             std::vector<double>(lengths[2]), std::vector<double>(lengths[3])};
    std::array<std::size_t, 4> at_{};
    std::array<Filter, 4> walls_{Filter::low_pass(wall_hz), Filter::low_pass(wall_hz * 0.9),
                                 Filter::low_pass(wall_hz * 0.8), Filter::low_pass(wall_hz * 0.7)};
};

}  // namespace boxcars::audio
