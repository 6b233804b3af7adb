// Processes that play until they are killed, and what only a system after POSIX can show of files.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>

namespace boxcars::test {

// Runs `play` in a process of its own, which acknowledges a number of entries again and again, and kills it after so
// many microseconds from its first acknowledgement. The last one that came through.
std::uint64_t killed(const std::function<void(const std::function<void(std::uint64_t)>&)>& play, int after_us);

// The same after so many microseconds from its start, if it has not come to its end.
void killed_while(const std::function<void()>& doing, int after_us);

// What a process writes to standard error before a failed check ends it. Empty: it runs to its end.
std::string last_words(const std::function<void()>& doing);

constexpr int not_to_be_had = 77;
// Asks in a process of its own, in which the folder is mounted to be read only, as root may write in any other. 0: yes.
int where_nobody_writes(const std::filesystem::path& folder, const std::function<bool()>& asked);

bool owner_alone(const std::filesystem::path& file);  // whether nobody else may read or write it

}  // namespace boxcars::test
