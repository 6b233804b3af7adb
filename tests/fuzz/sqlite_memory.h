// Gives SQLite memory of its own under libFuzzer.
#pragma once

namespace fuzz {

// SQLite then allocates from the system, past the sanitizers: it is compiled without them, and its checked allocations
// took most of the store reader's time. Our own memory stays checked. Call before SQLite's first use.
void give_sqlite_plain_memory();

}  // namespace fuzz
