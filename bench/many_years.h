// A store as many years at the tables leave it: sittings of four games really played, by chance, under several sheets,
// against many opponents, on thousands of days; some open, practised, imported, signed or played from the purse.
// Everything follows from a seed.
#pragma once
#include "session/store/store.h"

namespace boxcars::bench {

// Sittings are added until they have settled so many hands, bets among them.
void play_many_years(session::Store& store, std::int64_t hands);

}  // namespace boxcars::bench
