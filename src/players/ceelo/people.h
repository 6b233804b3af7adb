// The people at the cable drum in the Freight Car: one for each of the five policies, and one stand-in.
#pragma once
#include "players/people.h"

namespace boxcars::players {

Cast ceelo_people();

}  // namespace boxcars::players
