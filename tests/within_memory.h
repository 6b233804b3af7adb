// Checks that an action succeeds with limited memory, in a child process with that limit.
#pragma once
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstddef>
#include <fstream>
#include <new>

namespace boxcars::test {

// mib: allowed above the memory that this process has already. The action must return true and must not throw Error.
template <class Action>
bool within_memory(std::size_t mib, const Action& action) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::size_t pages = 0;
        std::ifstream{"/proc/self/statm"} >> pages;
        const rlim_t most = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + (mib << 20);
        const struct rlimit limit { most, most };
        ::setrlimit(RLIMIT_AS, &limit);
        bool done = false;
        try {
            done = action();
        } catch (const std::bad_alloc&) {
        }
        ::_exit(done ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace boxcars::test
