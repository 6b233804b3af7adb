// Sittings that an earlier Boxcars left as files, one replay in `sittings` of the data folder for each: taken into the
// store once, verified, and then laid into `sittings/taken-over`. Nothing is deleted; what cannot be read, or is not
// what its seed and the rules make, stays where it is and is named.
#pragma once
#include "session/replay.h"
#include "session/store/store.h"

#include <functional>

namespace boxcars::session {

// Plays a recording of any game again; throws Error for a game nobody knows.
using Verify = std::function<Verdict(const Recording&)>;

// What happened, as sentences; none when there was nothing to take over, or the store cannot be written now.
std::vector<std::string> take_over(Store& store, const Verify& verify);

// Hands of entries that came into the store without them, by playing those sittings again: what a damaged store gave
// back, what was taken over. Says which cannot be counted.
std::vector<std::string> count_hands(Store& store, const Verify& verify);

// A recording that was verified, with the hands that came of it, as a sitting with a mark of its own. Throws Error when
// the store cannot be written. Its name.
std::string import_recording(Store& store, const Recording& recording, const Hands& hands);

}  // namespace boxcars::session
