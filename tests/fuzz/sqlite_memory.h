// SQLite's own memory, under libFuzzer.
#pragma once

namespace fuzz {

// From the system, past the sanitizers: SQLite is the system's, compiled without them, and what it allocates for itself
// took most of the time that the store's reader took. Our own memory stays theirs. Before SQLite's first use.
void give_sqlite_plain_memory();

}  // namespace fuzz
