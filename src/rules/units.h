// How a knob's number is said and typed by people: dollars and cents as money, a part of a hundred with its sign.
// Decides words only; which unit a knob counts in stands in its declaration.
#pragma once
#include "rules/game.h"

namespace boxcars::rules {

std::string unit_text(Unit unit, int value);  // 1250 cents: "$12.50"; 5 percent: "5 %"; else the number

// The value that was typed, with or without its sign: "$12.50" and "12.50" are 1250 cents. None: no such number.
std::optional<std::int64_t> typed_value(Unit unit, std::string_view typed);

}  // namespace boxcars::rules
