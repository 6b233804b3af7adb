// Conversions between kinds of whole numbers, named by their purpose. Bits and the fastest loops use plain casts.
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

// The index of something in a list: `scores[nth(player)]`, `rows[nth(kind)]`. requires: number is not negative
constexpr std::size_t nth(std::integral auto number) { return static_cast<std::size_t>(number); }
constexpr std::size_t nth(Enumeration auto name) { return static_cast<std::size_t>(name); }

// The size of a list as an int, to count and calculate with.
constexpr int how_many(const auto& list) { return static_cast<int>(std::size(list)); }

// An enumerator's position in its enum, from 0, as hashes and files store it.
constexpr int ordinal(Enumeration auto name) { return static_cast<int>(name); }

// A whole number as a double, for shares, means and lengths; exact up to 2^53.
constexpr double real(std::integral auto number) { return static_cast<double>(number); }

// The same number in a smaller type. A number that does not fit is a bug of ours and stops the program.
template <std::integral To>
constexpr To numeric_cast(std::integral auto number) {
    BOXCARS_CHECK(std::in_range<To>(number), ==, true, "the number fits where it is kept");
    return static_cast<To>(number);
}

}  // namespace boxcars
