// Finds a throw worth showing: simulates one after another, each from its own sub-seed, until one rests level, in time
// and where the scene wants it. What was wrong with a try corrects the next. Knows no faces.
#pragma once
#include "world/throw/sim.h"

namespace boxcars::world {

// In world units, where the tray is.
Track find_throw(const Feel& feel, const Tray& tray, int dice, const Toss& toss);

}  // namespace boxcars::world
