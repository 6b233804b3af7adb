// The lab's adapter for Pig. Its players are the policies, and any that holds at N. Its pages are the hold surface with
// the path of a game, and the policies against each other.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> pig_lab();

}  // namespace boxcars::scenes
