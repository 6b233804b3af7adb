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

}  // namespace boxcars::session
