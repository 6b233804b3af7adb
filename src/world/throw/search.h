// Finds a throw worth showing: simulates throws one after another, each from its own sub-seed, until one rests level,
// in time and where the scene wants it. The faults of one try correct the next. The faces are not considered.
#pragma once
#include "world/throw/sim.h"

namespace boxcars::world {

// World units, which the tray uses.
Track find_throw(const Feel& feel, const Tray& tray, int dice, const Toss& toss);

}  // namespace boxcars::world
