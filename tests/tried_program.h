// The program that the tests start: this build's, or the one that BOXCARS_TRIED names.
#pragma once
#include <cstdlib>
#include <string>

namespace boxcars::test {

inline std::string tried_program(const char* of_this_build) {
    const char* tried = std::getenv("BOXCARS_TRIED");
    return tried ? tried : of_this_build;
}

}  // namespace boxcars::test
