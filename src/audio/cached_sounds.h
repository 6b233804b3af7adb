// The sounds of a device that are kept from one start to the next.
#pragma once
#include "audio/sound.h"

#include <filesystem>

namespace boxcars::audio {

// Never fails: silent when there is no device. What was made before is read from `cache`, a folder, and kept there; an
// empty path: nowhere.
std::unique_ptr<Sounds> open_sounds(bool wanted, const std::filesystem::path& cache);

}  // namespace boxcars::audio
