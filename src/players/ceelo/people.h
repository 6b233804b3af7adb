// Who sits round the cable drum in the Freight Car: one person for each of the five policies, and one who sits in.
#pragma once
#include "players/people.h"

namespace boxcars::players {

Cast ceelo_people();

}  // namespace boxcars::players
