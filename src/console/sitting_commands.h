// What the command line can do with recorded sittings of any game.
#pragma once
#include "console/games.h"

#include <filesystem>
#include <iosfwd>
#include <string>

namespace boxcars::console {

// Recomputes a replay file and prints its hash; throws Error with exit code 1 and the first difference.
void verify_sitting(const Games& games, const std::filesystem::path& file, bool json, std::ostream& out);

// Copies a kept sitting, the newest for an empty id, to a file; it is read and checked on the way.
void export_sitting(const std::filesystem::path& data_dir, const std::string& id, const std::filesystem::path& file,
                    std::ostream& out);

}  // namespace boxcars::console
