// The file handles and memory that this process holds now: for tests that a long run leaks none.
#pragma once
#include <malloc.h>
#include <unistd.h>
#include <cstddef>
#include <filesystem>
#include <fstream>

namespace boxcars::test {

struct Held {
    std::ptrdiff_t handles = 0;
    double mebibytes = 0;  // resident memory, including drivers
    double asked = 0;      // MiB allocated and not freed
};

inline Held held_now() {
    namespace fs = std::filesystem;
    constexpr double mebibyte = 1 << 20;
    Held held;
    held.handles = std::distance(fs::directory_iterator{"/proc/self/fd"}, fs::directory_iterator{});
    std::ifstream statm{"/proc/self/statm"};
    long all = 0, resident = 0;
    statm >> all >> resident;
    held.mebibytes = static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / mebibyte;
    const auto heap = ::mallinfo2();
    held.asked = static_cast<double>(heap.uordblks + heap.hblkhd) / mebibyte;
    return held;
}

}  // namespace boxcars::test
