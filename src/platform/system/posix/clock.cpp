#include "platform/clock.h"

#include <unistd.h>
#include <cerrno>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

namespace boxcars::platform {
namespace {

std::int64_t read(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<std::int64_t>(time.tv_sec) * nanoseconds_a_second + time.tv_nsec;
}

}  // namespace

std::int64_t now_ns() { return read(CLOCK_MONOTONIC); }
std::int64_t slept_ns() { return read(CLOCK_BOOTTIME) - read(CLOCK_MONOTONIC); }
std::int64_t thread_cpu_ns() { return read(CLOCK_THREAD_CPUTIME_ID); }

// The kernel knows when this process began (proc(5): field 22 of stat, in clock ticks since the machine started).
std::int64_t since_program_start_ns() {
    std::ifstream stat{"/proc/self/stat"};
    std::string line;
    std::getline(stat, line);
    std::istringstream after_name{line.substr(std::min(line.size(), line.rfind(')') + 1))};
    std::string field;
    for (int number = 3; number < 22; ++number) after_name >> field;
    std::int64_t began = 0;
    if (!(after_name >> began)) return 0;
    return read(CLOCK_BOOTTIME) - began * (nanoseconds_a_second / sysconf(_SC_CLK_TCK));
}

void sleep_until_ns(std::int64_t steady) {
    const timespec until{steady / nanoseconds_a_second, steady % nanoseconds_a_second};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr) == EINTR) continue;
}

}  // namespace boxcars::platform
