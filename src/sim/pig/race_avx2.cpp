// The race of Pig for AVX2. Compiled for AVX2 alone, and called only on processors that have it.
#include "sim/pig/race.h"

namespace boxcars::sim {

void race_pig_avx2(const PigRace& race, PigField& field, int steps) { race_pig_columns<32>(race, field, steps); }

}  // namespace boxcars::sim
