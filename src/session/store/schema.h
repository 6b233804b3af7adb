// What stands in the store: its tables, as SQL that a person reads, and the way from each version to the next. Decides
// what a file must look like to be a store of ours; not what its rows say.
//
// To change the tables, add one migration at the end of the list in schema.cpp; never change one that was released.
#pragma once
#include "session/store/database.h"

namespace boxcars::session {

constexpr std::int64_t store_application = 0x426f7863;  // "Boxc", in the file's header: see `file`

int newest_schema();                      // the version this Boxcars writes: how many migrations there are
int schema_of(const Database& database);  // throws StoreTrouble when it is no store of ours, or a newer one's
void migrate(const Database& database, int to = newest_schema());  // a transaction for each version
void check_tables(const Database& database);  // they are those of the newest version, to the letter; else Damaged

}  // namespace boxcars::session
