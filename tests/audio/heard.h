// What a mix gives in so many seconds, as a sound that can be measured.
#pragma once
#include "audio/mix/mix.h"

namespace boxcars::test {

inline audio::Sound heard(audio::Mix& mix, double seconds) {
    const auto frames = static_cast<std::size_t>(seconds * audio::sample_rate);
    std::vector<float> all(2 * frames);
    mix.render(all);
    audio::Sound sound{audio::Mono(frames), audio::Mono(frames)};
    for (std::size_t i = 0; i < frames; ++i) {
        sound.left[i] = all[2 * i];
        sound.right[i] = all[2 * i + 1];
    }
    return sound;
}

}  // namespace boxcars::test
