// How people read and type a knob's number: dollars and cents as money, percentages with their sign. The unit of a knob
// stands in its declaration.
#pragma once
#include "rules/game.h"

namespace boxcars::rules {

std::string unit_text(Unit unit, int value);  // 1250 cents: "$12.50"; 5 percent: "5 %"; any other unit: the number

// The value that was typed, with or without its sign: "$12.50" and "12.50" are 1250 cents. Empty if it is no number of
// that unit.
std::optional<std::int64_t> typed_value(Unit unit, std::string_view typed);

}  // namespace boxcars::rules
