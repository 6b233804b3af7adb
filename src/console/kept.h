// The store of a data folder, as the command line needs it: opened, every entry's hands counted, and what happened on
// the way told.
#pragma once
#include "console/games.h"
#include "session/store/store.h"

#include <filesystem>
#include <iosfwd>
#include <memory>

namespace boxcars::console {

// Throws Error where there is no folder.
std::unique_ptr<session::Store> kept_store(const std::filesystem::path& data_dir, std::ostream& err);
std::unique_ptr<session::Store> counted_store(const Games& games, const std::filesystem::path& data_dir,
                                              std::ostream& err);

}  // namespace boxcars::console
