// One reader, BOXCARS_FUZZ_READER, under libFuzzer: a Finding or a foreign exception ends the run with its input.
#include "fuzz/readers.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::BOXCARS_FUZZ_READER({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
