// The lab's adapter for sì-wŭ-liù. Its players are flat bettors of listed or typed amounts.
#pragma once
#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

std::unique_ptr<LabAdapter> siwuliu_lab();

}  // namespace boxcars::scenes
