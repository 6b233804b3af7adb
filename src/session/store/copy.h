// The copy of the store beside it, `boxcars.db.copy`. It is made when a sitting ends and when the store is closed, and
// is checked before it replaces the one before.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

#include <filesystem>
#include <optional>

namespace boxcars::session {

std::filesystem::path copy_of(const std::filesystem::path& store);
// Makes the copy of an open store, unless the one there holds more: records are counted as long as a store lives, also
// those that delete. Throws StoreTrouble; the copy before then stays.
void make_copy(const Database& store);
// Writes the copy where no store is, and returns when the last record in it was made. None: there is no good copy.
std::optional<Milliseconds> bring_back(const std::filesystem::path& store);

// A larger store is checked as a whole only if it was left open, and copied only when it is closed.
constexpr std::uintmax_t soon_checked = 8 << 20;  // bytes

std::uintmax_t size_of(const std::filesystem::path& file);  // 0 if missing
// Checks pages, trees and tables by reading the whole file. Throws StoreTrouble (Damaged).
void check_pages(const Database& database);

}  // namespace boxcars::session
