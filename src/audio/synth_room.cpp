// The room around the sounds: a wooden dining car. A few early reflections, then four damped delays that feed one
// another through a mixing matrix (a feedback delay network, after Jot), different on the left and on the right.
#include "audio/synth.h"

#include <array>
#include <cmath>
#include <numbers>

namespace boxcars::audio {
namespace {

constexpr std::array<std::size_t, 4> lengths{1117, 1423, 1693, 1999};  // frames; primes, so that echoes do not pile up
constexpr double keeps = 0.70;                                         // of a delay's energy each time round
constexpr double wall_hz = 3200;                                       // wood and cloth swallow what is above

class Reverberation {
 public:
    std::array<double, 2> operator()(double in) {
        std::array<double, 4> out{};
        for (std::size_t i = 0; i < 4; ++i) out[i] = walls_[i](line_[i][at_[i]]);
        const double half = 0.5 * (out[0] + out[1] + out[2] + out[3]);
        for (std::size_t i = 0; i < 4; ++i) {
            line_[i][at_[i]] = in + keeps * (out[i] - half);
            at_[i] = (at_[i] + 1) % lengths[i];
        }
        return {out[0] - out[2], out[1] - out[3]};
    }

 private:
    std::array<std::vector<double>, 4> line_{std::vector<double>(lengths[0]), std::vector<double>(lengths[1]),
                                             std::vector<double>(lengths[2]), std::vector<double>(lengths[3])};
    std::array<std::size_t, 4> at_{};
    std::array<Filter, 4> walls_{Filter::low_pass(wall_hz), Filter::low_pass(wall_hz * 0.9),
                                 Filter::low_pass(wall_hz * 0.8), Filter::low_pass(wall_hz * 0.7)};
};

}  // namespace

Sound in_room(const Mono& dry, double wet, double tail, double place) {
    Sound sound{dry, dry};
    const std::size_t frames = dry.size() + static_cast<std::size_t>(tail * sample_rate);
    sound.left.resize(frames);
    sound.right.resize(frames);
    const double angle = (place + 1) * std::numbers::pi / 4;
    const double left = std::cos(angle) * std::numbers::sqrt2, right = std::sin(angle) * std::numbers::sqrt2;
    Reverberation room;
    for (std::size_t i = 0; i < frames; ++i) {
        const double in = i < dry.size() ? static_cast<double>(dry[i]) : 0.0;
        const auto [a, b] = room(in);
        sound.left[i] = static_cast<float>(in * left + wet * a);
        sound.right[i] = static_cast<float>(in * right + wet * b);
    }
    return sound;
}

Sound in_looped_room(const Sound& dry, double wet) {
    Sound sound = dry;
    Reverberation room;
    for (const bool heard : {false, true})  // the first time round only fills the room
        for (std::size_t i = 0; i < dry.frames(); ++i) {
            const auto [a, b] = room(0.5 * static_cast<double>(dry.left[i] + dry.right[i]));
            if (!heard) continue;
            sound.left[i] += static_cast<float>(wet * a);
            sound.right[i] += static_cast<float>(wet * b);
        }
    return sound;
}

}  // namespace boxcars::audio
