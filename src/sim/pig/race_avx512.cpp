// The race of Pig for AVX-512. Compiled for that alone, and called only where it is.
#include "sim/pig/race.h"

namespace boxcars::sim {

void race_pig_avx512(const PigRace& race, PigField& field, int steps) { race_pig_columns<64>(race, field, steps); }

}  // namespace boxcars::sim
