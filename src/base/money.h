// Money as whole cents, and as people type it. Never a float. How the screen shows it: ui/amounts.h.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars {

using Cents = std::int64_t;
constexpr Cents dollar = 100;

std::string money_text(Cents cents);  // "$5", "$1100.50", "-$2.25"
// "$5", "5", "5.5", "$1100.50": at most two decimals, none negative
std::optional<Cents> money_from(std::string_view text);

}  // namespace boxcars
