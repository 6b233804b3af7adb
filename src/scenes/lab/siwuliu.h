// Sì-wŭ-liù in the lab: flat bettors, and any amount typed.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> siwuliu_lab();

}  // namespace boxcars::scenes
