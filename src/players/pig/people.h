// Who rides in the Buffet Car and plays Pig: one person for each of the six policies, then as many stand-ins from the
// Casino Car as fill every seat of a table with different people.
#pragma once
#include "players/people.h"

namespace boxcars::players {

Cast pig_people();

}  // namespace boxcars::players
