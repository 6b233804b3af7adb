#include "rules/units.h"

#include "base/money.h"
#include "base/words.h"

namespace boxcars::rules {
namespace {

std::string_view trimmed(std::string_view typed, std::string_view signs) {
    const auto first = typed.find_first_not_of(signs);
    if (first == std::string_view::npos) return {};
    return typed.substr(first, typed.find_last_not_of(signs) - first + 1);
}

}  // namespace

std::string unit_text(Unit unit, int value) {
    switch (unit) {
        case Unit::Dollars:
            return money_text(value * dollar);
        case Unit::Cents:
            return money_text(value);
        case Unit::Percent:
            return std::to_string(value) + " %";
        case Unit::Number:
            break;
    }
    return std::to_string(value);
}

std::optional<std::int64_t> typed_value(Unit unit, std::string_view typed) {
    const std::string_view number = trimmed(typed, " ");
    switch (unit) {
        case Unit::Cents:
            return money_from(number);
        case Unit::Dollars:
            if (const auto cents = money_from(number); cents && *cents % dollar == 0) return *cents / dollar;
            return {};
        case Unit::Percent:
            return whole_number(trimmed(number, " %"));
        case Unit::Number:
            break;
    }
    return whole_number(number);
}

}  // namespace boxcars::rules
