// Craps in the lab: the strategies there are, and any from a file.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> craps_lab();

}  // namespace boxcars::scenes
