// A knob's value as set_knob() takes it and other programs read it: true or false, a number or the knob's word.
#pragma once
#include "rules/knobs.h"

#include <variant>

namespace boxcars::rules {

using KnobValue = std::variant<bool, int, std::string_view>;

template <class Rules>
KnobValue knob_value(const Knob<Rules>& knob, int value) {
    if (knob.member.yes_no) return value != 0;
    if (knob.words.empty()) return value;
    return knob.words[nth(value - knob.least)];
}

}  // namespace boxcars::rules
