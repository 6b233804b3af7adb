// Values as a dial turns them, up and down 1, 2, 5, 10, 20 ... or round and round, and as people type them.
#pragma once
#include <cstdint>
#include <string>

namespace boxcars::scenes {

// The next of 1, 2, 5, 10, 20 ... beyond `value`, so many times, within the limits.
std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most);
int around(int value, int steps, int least, int most);  // past the end it begins anew

std::string typed_digits(const std::string& words);  // "1000" of "$1,000" and of "1000 stakes"

}  // namespace boxcars::scenes
