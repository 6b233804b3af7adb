// The lab's adapter for cee-lo. Its players are the game's policies.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> ceelo_lab();

}  // namespace boxcars::scenes
