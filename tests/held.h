// What of the machine this process holds just now: for tests that something long gives back what it takes.
#pragma once
#include <unistd.h>
#include <cstddef>
#include <filesystem>
#include <fstream>

namespace boxcars::test {

struct Held {
    std::ptrdiff_t handles = 0;
    double mebibytes = 0;  // of memory in use
};

inline Held held_now() {
    namespace fs = std::filesystem;
    Held held;
    held.handles = std::distance(fs::directory_iterator{"/proc/self/fd"}, fs::directory_iterator{});
    std::ifstream statm{"/proc/self/statm"};
    long all = 0, resident = 0;
    statm >> all >> resident;
    held.mebibytes = static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
    return held;
}

}  // namespace boxcars::test
