// What the Lacquer Car sounds like: a round once its verdict stands, coins that come to lie. Decides which sounds and
// how loud; plays them.
#pragma once
#include "audio/sound.h"
#include "base/money.h"

namespace boxcars::scenes {

void sound_of_loss(audio::Sounds& sounds, Cents result);  // of a round; a win is celebrated
void sound_of_heaps(audio::Sounds& sounds, int landed);   // so many coins in this tick; none: nothing is heard

}  // namespace boxcars::scenes
