#include "platform/clock.h"

#include <windows.h>

namespace boxcars::platform {
namespace {

constexpr std::int64_t ns_of_unit = 100;  // FILETIME and Windows' own times count these
constexpr DWORD high_resolution = 2;      // CREATE_WAITABLE_TIMER_HIGH_RESOLUTION, which mingw's headers lack

std::int64_t to_ns(const FILETIME& time) {
    return static_cast<std::int64_t>(std::uint64_t{time.dwHighDateTime} << 32 | time.dwLowDateTime) * ns_of_unit;
}

}  // namespace

std::int64_t now_ns() {
    static const std::int64_t a_second = [] {
        LARGE_INTEGER steps;
        ::QueryPerformanceFrequency(&steps);
        return steps.QuadPart;
    }();
    LARGE_INTEGER now;
    ::QueryPerformanceCounter(&now);
    return now.QuadPart / a_second * nanoseconds_a_second + now.QuadPart % a_second * nanoseconds_a_second / a_second;
}

std::int64_t slept_ns() {
    ULONGLONG awake = 0;
    ::QueryUnbiasedInterruptTime(&awake);
    return static_cast<std::int64_t>(::GetTickCount64()) * 1'000'000 - static_cast<std::int64_t>(awake) * ns_of_unit;
}

std::int64_t thread_cpu_ns() {
    FILETIME began, ended, kernel, user;
    if (!::GetThreadTimes(::GetCurrentThread(), &began, &ended, &kernel, &user)) return 0;
    return to_ns(kernel) + to_ns(user);
}

std::int64_t since_program_start_ns() {
    FILETIME began, ended, kernel, user, now;
    if (!::GetProcessTimes(::GetCurrentProcess(), &began, &ended, &kernel, &user)) return 0;
    ::GetSystemTimePreciseAsFileTime(&now);
    return to_ns(now) - to_ns(began);
}

// Uses a timer of high resolution; without it Windows sleeps in steps of 16 ms.
void sleep_until_ns(std::int64_t steady) {
    static const HANDLE timer = ::CreateWaitableTimerExW(nullptr, nullptr, high_resolution, TIMER_ALL_ACCESS);
    const std::int64_t left = steady - now_ns();
    if (left <= 0) return;
    LARGE_INTEGER due;
    due.QuadPart = -left / ns_of_unit;
    if (timer && ::SetWaitableTimer(timer, &due, 0, nullptr, nullptr, FALSE))
        ::WaitForSingleObject(timer, INFINITE);
    else
        ::Sleep(static_cast<DWORD>(left / 1'000'000));
}

}  // namespace boxcars::platform
