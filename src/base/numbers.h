// Whole numbers turned from one kind into another, each change by a name that says what it is for. A plain cast is left
// to what has no name here: bits, bytes and loops that count cycles.
#pragma once
#include "base/check.h"

#include <concepts>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace boxcars {

template <class T>
concept Enumeration = std::is_enum_v<T>;

// The place of something in a list: `scores[nth(player)]`, `rows[nth(kind)]`. requires: not negative
constexpr std::size_t nth(std::integral auto number) { return static_cast<std::size_t>(number); }
constexpr std::size_t nth(Enumeration auto name) { return static_cast<std::size_t>(name); }

// How many there are in a list, as the number that is counted and calculated with.
constexpr int how_many(const auto& list) { return static_cast<int>(std::size(list)); }

// A name's place among its kind, from 0: what hashes and files hold.
constexpr int ordinal(Enumeration auto name) { return static_cast<int>(name); }

// For shares, means and lengths: exact up to 2^53.
constexpr double real(std::integral auto number) { return static_cast<double>(number); }

// The same number in a smaller kind; one that does not fit is a mistake of ours and stops the program.
template <std::integral To>
constexpr To narrow(std::integral auto number) {
    BOXCARS_CHECK(std::in_range<To>(number), ==, true, "the number fits where it is kept");
    return static_cast<To>(number);
}

}  // namespace boxcars
