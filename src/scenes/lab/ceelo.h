// Cee-lo in the lab: its policies.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> ceelo_lab();

}  // namespace boxcars::scenes
