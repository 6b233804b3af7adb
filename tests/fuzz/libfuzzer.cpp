// One reader, BOXCARS_FUZZ_READER, under libFuzzer: a Finding, a foreign exception or a slow input ends the run.
#include "fuzz/promise.h"
#include "fuzz/sqlite_memory.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerInitialize(int*, char***) {
    fuzz::give_sqlite_plain_memory();
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    constexpr std::chrono::milliseconds most{100};  // of the sanitized program: several times a release's
    fuzz::read_within(most, fuzz::BOXCARS_FUZZ_READER, {reinterpret_cast<const char*>(bytes), size});
    return 0;
}
