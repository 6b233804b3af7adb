// What somebody is told when something cannot be done.
#pragma once
#include "base/error.h"

#include <string>

namespace boxcars::test {

inline std::string sentence_of(const auto& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return "no trouble";
}

}  // namespace boxcars::test
