#include "fuzz/sqlite_memory.h"

#include <sqlite3.h>

#include <cstddef>
#include <cstdlib>

// glibc's own, which no sanitizer stands before.
extern "C" void* __libc_malloc(std::size_t size);
extern "C" void* __libc_realloc(void* memory, std::size_t size);
extern "C" void __libc_free(void* memory);

namespace fuzz {
namespace {

constexpr std::size_t before = alignof(std::max_align_t);  // the size stands in front of what is given out

void* sized(void* memory, int size) {
    if (!memory) return nullptr;
    *static_cast<int*>(memory) = size;
    return static_cast<std::byte*>(memory) + before;
}

void* whole(void* given) { return static_cast<std::byte*>(given) - before; }

}  // namespace

void give_sqlite_plain_memory() {
    static const sqlite3_mem_methods plain{
        [](int size) { return sized(__libc_malloc(static_cast<std::size_t>(size) + before), size); },
        [](void* given) { __libc_free(whole(given)); },
        [](void* given, int size) {
            return sized(__libc_realloc(whole(given), static_cast<std::size_t>(size) + before), size);
        },
        [](void* given) { return *static_cast<int*>(whole(given)); },
        [](int size) { return (size + 7) & ~7; },
        [](void*) { return SQLITE_OK; },
        [](void*) {},
        nullptr};
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &plain) != SQLITE_OK) std::abort();
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

}  // namespace fuzz
