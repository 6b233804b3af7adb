// Regular expressions for the tests. They are compiled in pattern.cpp alone: <regex> costs three seconds a file.
#pragma once
#include <string>
#include <vector>

namespace boxcars::test {

using Groups = std::vector<std::string>;  // a match, then each group in it; a group without a match is empty

Groups whole_match(const std::string& text, const std::string& pattern);  // of all of the text; empty: none
std::vector<Groups> matches(const std::string& text, const std::string& pattern);
std::string replaced(const std::string& text, const std::string& pattern, const std::string& by);

}  // namespace boxcars::test
