// Adds to a store what another file has: a damaged store, a copy, or a side store. Takes only sittings with correct
// digests, each once and in its longest form.
#pragma once
#include "session/store/stored_sitting.h"

#include <functional>

namespace boxcars::session {

// Calls `found` for every sitting that can be read at least in part. Skips damaged pages.
void each_readable(const Database& damaged, const std::function<void(const StoredSitting&)>& found);
// Adds the sittings, seals, money and runs of `from`. Returns how many sittings are new, longer or repaired. Throws
// StoreTrouble if `into` cannot be written.
std::size_t add_readable(const Database& from, const Database& into);
std::size_t add_damaged(const std::filesystem::path& from, const Database& into);  // 0 if `from` cannot be opened
// Adds one sitting. False: `into` has at least as many of its entries, or another sitting of that name.
bool add_sitting(const StoredSitting& sitting, const Database& into);

}  // namespace boxcars::session
