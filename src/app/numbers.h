// Reads numbers of the command line, the same in every locale. A refusal names the option and its range.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

namespace boxcars::app {

std::int64_t whole_option(const char* option, const std::string& text, std::int64_t least, std::int64_t most);
float scale_option(const char* option, const std::string& text, float least, float most);
std::uint64_t seed_option(const std::string& text);
std::pair<int, int> size_option(const std::string& text);  // "1280x720"

}  // namespace boxcars::app
