#include "pattern.h"

#include <map>
#include <regex>

namespace boxcars::test {
namespace {
const std::regex& compiled(const std::string& pattern) {
    static std::map<std::string, std::regex> all;
    return all.try_emplace(pattern, pattern).first->second;
}

}  // namespace

Groups whole_match(const std::string& text, const std::string& pattern) {
    std::smatch found;
    return std::regex_match(text, found, compiled(pattern)) ? Groups{found.begin(), found.end()} : Groups{};
}

std::vector<Groups> matches(const std::string& text, const std::string& pattern) {
    std::vector<Groups> all;
    for (std::sregex_iterator at{text.begin(), text.end(), compiled(pattern)}, end; at != end; ++at)
        all.emplace_back(at->begin(), at->end());
    return all;
}

std::string replaced(const std::string& text, const std::string& pattern, const std::string& by) {
    return std::regex_replace(text, compiled(pattern), by);
}

}  // namespace boxcars::test
