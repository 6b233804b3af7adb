// The tables of the store as SQL, the steps from each version to the next, and the check that a file has these tables.
//
// To change the tables after a release, add a step at the end of the list in schema.cpp and leave those before it.
#pragma once
#include "session/store/database.h"

#include <span>

namespace boxcars::session {

constexpr std::int64_t store_application = 0x426f7863;  // "Boxc", in the file's header, for the command `file`

using SchemaSteps = std::span<const char* const>;  // the n-th, from 0, takes a store of version n to n + 1
SchemaSteps schema_steps();
inline int newest_schema(SchemaSteps steps = schema_steps()) { return static_cast<int>(steps.size()); }

// Tests pass their own steps. All three throw StoreTrouble: Damaged for a file that is not a store, Newer for a version
// after the last step.
int schema_of(const Database& database, SchemaSteps steps = schema_steps());
void migrate(const Database& database, SchemaSteps steps = schema_steps());  // one transaction per step
// Throws StoreTrouble (Damaged) if its tables differ from those of the steps in any letter.
void check_tables(const Database& database, SchemaSteps steps = schema_steps());

}  // namespace boxcars::session
