// The people who play Pig in the Buffet Car: one for each of the six policies, then stand-ins from the Casino Car, so
// that every seat of a full table has a different person.
#pragma once
#include "players/people.h"

namespace boxcars::players {

Cast pig_people();

}  // namespace boxcars::players
