// What a throw at the craps table sounds like once it is shown. Decides which sounds and how loud; plays them.
#pragma once
#include "audio/sound.h"
#include "rules/craps/facts.h"

#include <span>

namespace boxcars::scenes {

void sound_of_throw(audio::Sounds& sounds, std::span<const craps::Fact> facts, Cents result);  // of the bets, net

}  // namespace boxcars::scenes
