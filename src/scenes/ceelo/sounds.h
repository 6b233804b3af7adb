// What the cable drum sounds like: a fact once it is shown, coins that come to lie. Decides which sounds and how loud;
// plays them.
#pragma once
#include "audio/sound.h"
#include "scenes/ceelo/seats.h"

namespace boxcars::scenes {

void sound_of_fact(audio::Sounds& sounds, const ceelo::Fact& fact, const CeeloSeats& seats);
void sound_of_coins(audio::Sounds& sounds, int landed);  // so many stacks in this tick; none: nothing is heard

}  // namespace boxcars::scenes
