#include "session/store/killed.h"

#include <doctest/doctest.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace boxcars::test {

namespace {

// A process of its own that does that, and what it answers: its exit code.
pid_t begun(const std::function<int()>& doing) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child > 0) return child;
    int answer = 2;
    try {
        answer = doing();
    } catch (...) {
    }
    ::_exit(answer);
}

int end_of(pid_t child) {
    int how = 0;
    REQUIRE(::waitpid(child, &how, 0) == child);
    return how;
}

}  // namespace

std::uint64_t killed(const std::function<void(const std::function<void(std::uint64_t)>&)>& play, int after_us) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = begun([&] {
        ::close(ends[0]);
        play([&](std::uint64_t entries) {
            if (::write(ends[1], &entries, sizeof entries) != sizeof entries) ::_exit(3);
        });
        return 4;
    });
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
    CHECK(WIFSIGNALED(end_of(child)));  // it played until it was killed
    return last;
}

void killed_while(const std::function<void()>& doing, int after_us) {
    const pid_t child = begun([&] { return doing(), 0; });
    ::usleep(static_cast<useconds_t>(after_us));
    ::kill(child, SIGKILL);
    end_of(child);
}

std::string last_words(const std::function<void()>& doing) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = begun([&] {
        ::signal(SIGABRT, SIG_DFL);
        ::dup2(ends[1], STDERR_FILENO);
        return doing(), 0;
    });
    ::close(ends[1]);
    std::string said;
    char part[200];
    for (ssize_t got = 0; (got = ::read(ends[0], part, sizeof part)) > 0;) said.append(part, static_cast<size_t>(got));
    ::close(ends[0]);
    const int how = end_of(child);
    CHECK((WIFSIGNALED(how) && WTERMSIG(how) == SIGABRT) == !said.empty());
    return said;
}

int where_nobody_writes(const std::filesystem::path& folder, const std::function<bool()>& asked) {
    const int how = end_of(begun([&] {
        const char* at = folder.c_str();
        if (::unshare(CLONE_NEWNS) != 0 || ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
            ::mount(at, at, nullptr, MS_BIND, nullptr) != 0 ||
            ::mount(nullptr, at, nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) != 0)
            return not_to_be_had;
        return asked() ? 0 : 1;
    }));
    return WIFEXITED(how) ? WEXITSTATUS(how) : 3;
}

bool owner_alone(const std::filesystem::path& file) {
    struct stat about {};
    return ::stat(file.c_str(), &about) == 0 && (about.st_mode & 077) == 0;
}

}  // namespace boxcars::test
