// One reader, BOXCARS_FUZZ_READER, under libFuzzer: a Finding or a foreign exception ends the run with its input, and
// so does an input that takes more than BOXCARS_FUZZ_MOST_MS of processor time; it is the sanitized program's, several
// times a release's.
#include "fuzz/promise.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::read_within(std::chrono::milliseconds{BOXCARS_FUZZ_MOST_MS}, fuzz::BOXCARS_FUZZ_READER,
                      {reinterpret_cast<const char*>(bytes), size});
    return 0;
}
