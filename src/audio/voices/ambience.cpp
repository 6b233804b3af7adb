#include "audio/voices/ambience.h"

#include "audio/cancellation.h"

#include <cmath>
#include <numbers>

namespace boxcars::audio {

Mono folded(const Mono& longer, double seconds) {
    Mono loop = silence(seconds);
    for (std::size_t i = 0; i < longer.size(); ++i) loop[i % loop.size()] += longer[i];
    return loop;
}

Mono endless_noise(double seconds, Filter first, Filter second, double gain, chance::Dust& dust) {
    Mono white = silence(seconds);
    for (float& sample : white) sample = static_cast<float>(noise(dust));
    cancellation_point();
    for (const float sample : white) second(first(static_cast<double>(sample)));
    cancellation_point();
    for (float& sample : white) sample = static_cast<float>(gain * second(first(static_cast<double>(sample))));
    return white;
}

void place(Sound& loop, const Mono& sounds, double where) {
    const Mono heard = folded(sounds, loop.seconds());
    const double angle = (where + 1) * std::numbers::pi / 4;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        loop.left[i] += static_cast<float>(std::cos(angle)) * heard[i];
        loop.right[i] += static_cast<float>(std::sin(angle)) * heard[i];
    }
}

}  // namespace boxcars::audio
