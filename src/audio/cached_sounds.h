// Opens the sound device with the sounds kept from earlier runs.
#pragma once
#include "audio/sound.h"

#include <filesystem>

namespace boxcars::audio {

// Never fails: silent if there is no device. Reads sounds made earlier from the folder `cache`, and keeps new ones
// there. With an empty path none are kept.
std::unique_ptr<Sounds> open_sounds(bool wanted, const std::filesystem::path& cache);

}  // namespace boxcars::audio
