// Helpers for ambience: seamless loops. What rings beyond the end of a loop is added at its start.
#pragma once
#include "audio/synth.h"

namespace boxcars::audio {

Mono folded(const Mono& longer, double seconds);
// Noise whose end joins its beginning: the filters run through it once before the recorded pass.
Mono endless_noise(double seconds, Filter first, Filter second, double gain, chance::Dust& dust);
// where: -1 left .. 1 right. `sounds` may be longer than the loop.
void place(Sound& loop, const Mono& sounds, double where);

}  // namespace boxcars::audio
