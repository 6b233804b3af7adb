// Who rides in the Buffet Car and plays Pig: one person for each of the six policies.
#pragma once
#include "players/people.h"

namespace boxcars::players {

Cast pig_people();

}  // namespace boxcars::players
