#include "platform/clock.h"

#include <cerrno>
#include <ctime>

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

void sleep_until_ns(std::int64_t steady) {
    const timespec until{steady / nanoseconds_a_second, steady % nanoseconds_a_second};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr) == EINTR) {
    }
}

}  // namespace boxcars::platform
