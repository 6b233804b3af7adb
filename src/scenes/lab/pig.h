// Pig in the lab: its policies and any that holds at N; beside the plots its hold surface, with a game drawn through
// it, and the policies against each other.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> pig_lab();

}  // namespace boxcars::scenes
