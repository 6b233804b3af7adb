#include "rules/knobs.h"

namespace boxcars::rules {
namespace {

bool letters_alone(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string_view trimmed(std::string_view typed, std::string_view signs) {
    const auto first = typed.find_first_not_of(signs);
    if (first == std::string_view::npos) return {};
    return typed.substr(first, typed.find_last_not_of(signs) - first + 1);
}

}  // namespace

std::optional<int> word_meant(std::span<const std::string_view> words, bool yes_no, std::string_view text) {
    if (yes_no && (text == "true" || text == "yes")) return 1;
    if (yes_no && (text == "false" || text == "no")) return 0;
    const bool number = whole_number(text).has_value();
    for (int place = 0; place < how_many(words); ++place) {
        const std::string_view word = words[nth(place)];
        if (word == text) return place;
        if (number && word.starts_with(text) && letters_alone(word.substr(text.size()))) return place;
    }
    return {};
}

std::string no_such_knob(std::string_view game, std::string_view name, std::span<const std::string> known) {
    const auto meant = nearest_word(name, known);
    return std::string{game} + " has no knob '" + std::string{name} + "'" +
           (meant ? "; did you mean '" + *meant + "'?" : "; its knobs are " + one_of(known) + ".");
}

std::string unit_text(Unit unit, int value) {
    if (unit == Unit::Dollars) return money_text(value * dollar);
    if (unit == Unit::Cents) return money_text(value);
    return std::to_string(value) + (unit == Unit::Percent ? " %" : "");
}

std::optional<std::int64_t> typed_value(Unit unit, std::string_view typed) {
    const std::string_view number = trimmed(typed, " ");
    if (unit == Unit::Cents) return money_from(number);
    if (unit == Unit::Percent) return whole_number(trimmed(number, " %"));
    if (unit == Unit::Number) return whole_number(number);
    const auto cents = money_from(number);
    return cents && *cents % dollar == 0 ? std::optional{*cents / dollar} : std::nullopt;
}

}  // namespace boxcars::rules
