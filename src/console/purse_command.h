// What the command line tells of the purse: what is in it, where the rest lies, its loans, and what each game gave.
#pragma once
#include "console/games.h"
#include "session/store/purse.h"

#include <filesystem>
#include <iosfwd>

namespace boxcars::console {

// Throws Error where there is no data folder or the store cannot be read.
void print_purse(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                 std::ostream& err);

}  // namespace boxcars::console
