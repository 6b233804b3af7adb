// Where the pictures, shaders and sounds that come with the program lie: beside it, or where it was built.
#pragma once
#include "platform/paths.h"

namespace boxcars::platform {

struct Resources {
    std::filesystem::path assets, shaders;
    std::filesystem::path fonts;  // beside them; there is none where fontconfig finds the fonts
};

// The first place that has both folders: BOXCARS_HOME, the program's own folder and those above it, share/boxcars
// beside it, and `built_from`. Throws Error naming the places looked at.
Resources find_resources(const std::filesystem::path& built_from,
                         const Environment& environment = process_environment());

}  // namespace boxcars::platform
