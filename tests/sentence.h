// What somebody is told when something cannot be done; nothing where it was done.
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
    return "";
}

}  // namespace boxcars::test
