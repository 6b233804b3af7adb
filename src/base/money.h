// Money as whole cents, never a float, and its conversion to and from text. How the screen shows it: ui/amounts.h.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars {

using Cents = std::int64_t;
constexpr Cents dollar = 100;

std::string money_text(Cents cents);  // "$5", "$1100.50", "-$2.25"
// Reads "$5", "5", "5.5" or "$1100.50": at most two decimals, never negative.
std::optional<Cents> money_from(std::string_view text);

}  // namespace boxcars
