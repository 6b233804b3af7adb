// What every ambience is laid on: a loop without a seam. Whatever rings on beyond its end comes back in at its start.
#pragma once
#include "audio/synth.h"

namespace boxcars::audio {

Mono folded(const Mono& longer, double seconds);
// Noise that ends as it begins: the filters go round once unheard before they are listened to.
Mono endless_noise(double seconds, Filter first, Filter second, double gain, chance::Dust& dust);
void place(Sound& loop, const Mono& sounds, double where);  // -1 left .. 1 right; longer than the loop, if need be

}  // namespace boxcars::audio
