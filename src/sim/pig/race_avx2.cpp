// The race of Pig for AVX2. Compiled for that alone, and called only where there is one.
#include "sim/pig/race.h"

namespace boxcars::sim {

void race_pig_avx2(const PigRace& race, PigField& field, int steps) { race_pig_columns<32>(race, field, steps); }

}  // namespace boxcars::sim
