// What needs a POSIX system fails here; tests/windows leaves those cases out by their names.
#include "session/store/killed.h"

namespace boxcars::test {

std::uint64_t killed(const std::function<void(const std::function<void(std::uint64_t)>&)>&, int) {
    FAIL("no process is forked on Windows");
    return 0;
}

void killed_while(const std::function<void()>&, int) { FAIL("no process is forked on Windows"); }

std::string last_words(const std::function<void()>&) {
    FAIL("no process is forked on Windows");
    return {};
}

int where_nobody_writes(const std::filesystem::path&, const std::function<bool()>&) { return not_to_be_had; }

bool owner_alone(const std::filesystem::path&) { return true; }  // as its folder

}  // namespace boxcars::test
