#include "scenes/siwuliu/sounds.h"

#include <cmath>

namespace boxcars::scenes {

void sound_of_loss(audio::Sounds& sounds, Cents result) {
    const auto size = static_cast<float>(std::abs(static_cast<double>(result)) / 20'000.0);
    if (result < 0) sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
}

void sound_of_heaps(audio::Sounds& sounds, int landed) {
    if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
}

}  // namespace boxcars::scenes
