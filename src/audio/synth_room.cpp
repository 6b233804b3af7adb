// Plays sounds through the room of reverberation.h and keeps the tail; a loop's tail is added at its start.
#include "audio/cancellation.h"
#include "audio/reverberation.h"

#include <cmath>
#include <numbers>

namespace boxcars::audio {

Sound in_room(const Mono& dry, double wet, double tail, double place) {
    Sound sound{dry, dry};
    const std::size_t frames = dry.size() + static_cast<std::size_t>(tail * sample_rate);
    sound.left.resize(frames);
    sound.right.resize(frames);
    const double angle = (place + 1) * std::numbers::pi / 4;
    const double left = std::cos(angle) * std::numbers::sqrt2, right = std::sin(angle) * std::numbers::sqrt2;
    Reverberation room;
    for (std::size_t i = 0; i < frames; ++i) {
        cancellation_point_at(i);
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
    for (const bool heard : {false, true})  // the first pass only fills the room
        for (std::size_t i = 0; i < dry.frames(); ++i) {
            cancellation_point_at(i);
            const auto [a, b] = room(0.5 * static_cast<double>(dry.left[i] + dry.right[i]));
            if (!heard) continue;
            sound.left[i] += static_cast<float>(wet * a);
            sound.right[i] += static_cast<float>(wet * b);
        }
    return sound;
}

}  // namespace boxcars::audio
