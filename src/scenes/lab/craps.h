// The lab's adapter for craps. Its players are the built-in strategies, and strategies from files.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> craps_lab();

}  // namespace boxcars::scenes
