// The sentence of the Error that an action throws; empty if it throws none.
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
