// Adds to one store what another file of the same kind has: a damaged store, as far as its pages can be read, a copy of
// the store, or a side store. Only sittings whose digests are right are taken, each once and in its longest form.
#pragma once
#include "session/store/stored_sitting.h"

#include <functional>

namespace boxcars::session {

// Every sitting of which something can be read. Damaged pages are passed over.
void each_readable(const Database& damaged, const std::function<void(const StoredSitting&)>& found);
// The sittings, seals and money of `from`. How many sittings are there now that were not, or were shorter or damaged.
// Throws StoreTrouble where `into` cannot be written.
std::size_t add_readable(const Database& from, const Database& into);
std::size_t add_damaged(const std::filesystem::path& from, const Database& into);  // 0 too where it cannot be opened
// The same for the one sitting. False: `into` has as much of it, or another sitting of that name.
bool add_sitting(const StoredSitting& sitting, const Database& into);

}  // namespace boxcars::session
