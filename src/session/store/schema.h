// The tables of the store, as SQL that a person reads, and the steps from each version of them to the next. Decides
// what a file must look like to be a store of ours; what its rows say is read elsewhere.
//
// To change the tables after a release, add a step at the end of the list in schema.cpp and leave those before it.
#pragma once
#include "session/store/database.h"

#include <span>

namespace boxcars::session {

constexpr std::int64_t store_application = 0x426f7863;  // "Boxc", in the file's header: see `file`

using SchemaSteps = std::span<const char* const>;  // the n-th, from 0, takes a store of version n to n + 1
SchemaSteps schema_steps();
inline int newest_schema(SchemaSteps steps = schema_steps()) { return static_cast<int>(steps.size()); }

// Tests bring steps of their own. All three throw StoreTrouble: Damaged for what is no store of ours, Newer for a
// version after the last step.
int schema_of(const Database& database, SchemaSteps steps = schema_steps());
void migrate(const Database& database, SchemaSteps steps = schema_steps());  // a transaction for each step
// Damaged where its tables are not, to the letter, those that the steps make.
void check_tables(const Database& database, SchemaSteps steps = schema_steps());

}  // namespace boxcars::session
