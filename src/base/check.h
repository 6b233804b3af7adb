// Checks for conditions that only a bug in Boxcars can break. A failed check stops the program and prints both values
// and a sentence. error.h reports bad input, and a game's refusal() a move that is not allowed.
#pragma once
#include <string>
#include <string_view>

namespace boxcars::base {

[[noreturn]] void check_failed(std::string_view condition, const std::string& values, std::string_view why,
                               std::string_view file, int line);

}  // namespace boxcars::base

// BOXCARS_CHECK(paid, <=, most, "even money") prints, if it fails: paid <= most: 30 <= 20: even money.
#define BOXCARS_CHECK(left, op, right, why)                                                                            \
    do {                                                                                                               \
        if (!((left)op(right)))                                                                                        \
            ::boxcars::base::check_failed(#left " " #op " " #right,                                                    \
                                          std::to_string(left) + " " #op " " + std::to_string(right), (why), __FILE__, \
                                          __LINE__);                                                                   \
    } while (false)
