// Money as whole cents, and as people write it. Never a float.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars {

using Cents = std::int64_t;
constexpr Cents dollar = 100;

std::string money_text(Cents cents);  // "$5", "$1100.50", "-$2.25"
// As the screen writes it: commas, and a minus as wide as a plus (U+2212).
std::string look_money(Cents amount);   // "$1,060", "$12.50", "−$25"
std::string look_change(Cents amount);  // "+$35", "−$25", "$0"

std::optional<Cents> money_from(
    std::string_view text);  // "$5", "5", "5.5", "$1100.50": at most two decimals, none negative

}  // namespace boxcars
