// The tables of the store as SQL, and the check that a file has them.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

constexpr std::int64_t store_application = 0x426f7863;  // "Boxc", in the file's header, for the command `file`
constexpr std::int64_t store_version = 6;

// Whether the file has no tables yet. Throws StoreTrouble: Damaged for a file that is not a store, OtherVersion for one
// of another version.
bool is_empty(const Database& database);
void make_tables(const Database& database);   // in one transaction; leaves a file that has them
void check_tables(const Database& database);  // throws StoreTrouble (Damaged) if they differ in any letter

struct Written {  // what was written since the store was made
    std::int64_t records = 0;
    Milliseconds last = 0;  // when the last was
};
Written written(const Database& database);
void count_written(const Database& database, std::size_t records);

}  // namespace boxcars::session
