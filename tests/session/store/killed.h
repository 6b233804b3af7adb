// A process that plays until it is killed.
#pragma once
#include <doctest/doctest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <functional>

namespace boxcars::test {

// Runs `play` in a process of its own, which acknowledges a number of entries again and again, and kills it after so
// many microseconds from its first acknowledgement. The last one that came through.
inline std::uint64_t killed(const std::function<void(const std::function<void(std::uint64_t)>&)>& play, int after_us) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::close(ends[0]);
        try {
            play([&](std::uint64_t entries) {
                if (::write(ends[1], &entries, sizeof entries) != sizeof entries) ::_exit(3);
            });
        } catch (...) {
        }
        ::_exit(4);
    }
    ::close(ends[1]);
    std::uint64_t last = 0, next = 0;
    const auto heard = [&] { return ::read(ends[0], &next, sizeof next) == sizeof next; };
    if (heard()) {
        last = next;
        ::usleep(static_cast<useconds_t>(after_us));
    }
    ::kill(child, SIGKILL);
    while (heard()) last = next;
    ::close(ends[0]);
    int how = 0;
    REQUIRE(::waitpid(child, &how, 0) == child);
    CHECK(WIFSIGNALED(how));  // it played until it was killed
    return last;
}

}  // namespace boxcars::test
