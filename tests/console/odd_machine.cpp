// Laid under the program by LD_PRELOAD: a machine whose clock or language is odd.
//   ODD_CLOCK=frozen    always the same moment; ODD_CLOCK=jumping: an hour back, then an hour on, at every look
//   ODD_LANGUAGE=1      some library has set LC_ALL's language for this process, as toolkits do. Where that is not to
//                       be had the process ends at once, with 77
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

constexpr std::time_t some_day = 1'700'000'000, hour = 3600;  // seconds

void bend(timespec& now) {
    static std::atomic<unsigned> looks = 0;
    const char* how = std::getenv("ODD_CLOCK");
    if (!how) return;
    if (std::strcmp(how, "frozen") == 0)
        now = {some_day, 0};
    else
        now.tv_sec += ++looks % 2 == 0 ? hour : -hour;
}

struct Language {
    Language() {
        if (std::getenv("ODD_LANGUAGE") && !std::setlocale(LC_ALL, "")) ::_exit(77);
    }
} const language;

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept {
    const long answer = ::syscall(SYS_clock_gettime, clock, now);
    if (answer == 0 && clock == CLOCK_REALTIME) bend(*now);
    return static_cast<int>(answer);
}

extern "C" int gettimeofday(timeval* now, void*) noexcept {
    timespec at{};
    clock_gettime(CLOCK_REALTIME, &at);
    *now = {at.tv_sec, at.tv_nsec / 1000};
    return 0;
}

extern "C" std::time_t time(std::time_t* now) noexcept {
    timespec at{};
    clock_gettime(CLOCK_REALTIME, &at);
    if (now) *now = at.tv_sec;
    return at.tv_sec;
}
