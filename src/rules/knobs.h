// Reads, sets and checks the knobs of any game's rule sheet by name. A person writes a knob's word or number ("5x",
// "on", "50"); a file holds only whole numbers. A refusal is a sentence with the knob, the value and what it takes.
#pragma once
#include "base/numbers.h"
#include "base/words.h"
#include "rules/game.h"

#include <algorithm>

namespace boxcars::rules {

// The index of the word that `text` means. `text` is the word, or the number at its beginning if only letters follow
// it: "5" for "5x". With `yes_no`, "true", "yes", "false" and "no" count too.
std::optional<int> word_meant(std::span<const std::string_view> words, bool yes_no, std::string_view text);
std::string no_such_knob(std::string_view game, std::string_view name, std::span<const std::string> known);

// The functions below call these for a typed sheet; any_game.h declares them for a boxed one.
auto knobs_of(const auto& rules) { return rules.knobs(); }
template <class Rules>
Rules defaults_of(const Rules&) {
    return {};
}
std::string_view game_name(const auto& rules) { return rules.game; }
template <class Rules>
std::string_view game_name(const Knob<Rules>&) {
    return Rules::game;
}

template <class Rules>
const Knob<Rules>* find_knob(const Rules& rules, std::string_view name) {
    for (const auto& knob : knobs_of(rules))
        if (knob.name == name) return &knob;
    return nullptr;
}

std::string no_such_knob(const auto& rules, std::string_view name) {
    return no_such_knob(game_name(rules), name, names_of(knobs_of(rules)));
}

template <class Rules>
std::string value_text(const Knob<Rules>& knob, int value) {
    return knob.words.empty() ? std::to_string(value) : std::string{knob.words[nth(value - knob.least)]};
}

template <class Rules>
std::string range_text(const Knob<Rules>& knob) {
    if (!knob.only.empty()) {
        std::vector<std::string> values;
        for (const int value : knob.only) values.push_back(std::to_string(value));
        return one_of(values);
    }
    if (knob.words.empty()) return std::to_string(knob.least) + " to " + std::to_string(knob.most);
    return one_of(std::vector<std::string>{knob.words.begin(), knob.words.end()});
}

template <class Rules>
bool takes(const Knob<Rules>& knob, std::int64_t value) {
    if (!knob.only.empty()) return std::ranges::find(knob.only, value) != knob.only.end();
    return value >= knob.least && value <= knob.most;
}

template <class Rules>
std::string not_taken(const Knob<Rules>& knob, std::string_view value) {
    return "The knob '" + std::string{knob.name} + "' of " + std::string{game_name(knob)} + " takes " +
           range_text(knob) + (knob.member.yes_no ? " (or false or true, no or yes)" : "") + ", not '" +
           std::string{value} + "'.";
}

// Sets a value as a person writes it; for a knob with words, see word_meant(). Returns the refusal, if any.
template <class Rules>
std::optional<std::string> set_knob(Rules& rules, std::string_view name, std::string_view text) {
    const auto* knob = find_knob(rules, name);
    if (!knob) return no_such_knob(rules, name);
    std::optional<std::int64_t> value = whole_number(text);
    if (!knob->words.empty()) {
        const auto meant = word_meant(knob->words, knob->member.yes_no, text);
        value = meant ? std::optional<std::int64_t>{knob->least + *meant} : std::nullopt;
    }
    if (!value || !takes(*knob, *value)) return not_taken(*knob, text);
    knob->set(rules, static_cast<int>(*value));
    return {};
}

// Sets a value as a file holds it: the whole number. For a knob with words it is the index of the word.
template <class Rules>
std::optional<std::string> set_stored(Rules& rules, std::string_view name, std::int64_t value) {
    const auto* knob = find_knob(rules, name);
    if (!knob) return no_such_knob(rules, name);
    if (!takes(*knob, value)) return not_taken(*knob, std::to_string(value));
    knob->set(rules, static_cast<int>(value));
    return {};
}

// The first thing wrong with a whole sheet: a value out of its range, or two knobs that contradict each other.
template <class Rules>
std::optional<std::string> problem(const Rules& rules) {
    Rules probe = rules;
    for (const auto& knob : knobs_of(rules))
        if (auto why = set_stored(probe, knob.name, knob.get(rules))) return why;
    using namespace defaults;
    return conflict(rules);
}

// Calls f(name, value) for each knob as files and hashes hold a sheet: without later knobs at their defaults.
template <class Rules, class F>
void each_held(const Rules& rules, F f) {
    for (const auto& knob : knobs_of(rules))
        if (!knob.later || knob.get(rules) != knob.get(defaults_of(rules))) f(knob.name, knob.get(rules));
}

template <class Rules>
int changed_count(const Rules& rules) {
    int changed = 0;
    for (const auto& knob : knobs_of(rules)) changed += knob.get(rules) != knob.get(defaults_of(rules));
    return changed;
}

// A knob's value as set_knob() takes it and other programs read it: true or false, a number or the knob's word.
using KnobValue = std::variant<bool, int, std::string_view>;

template <class Rules>
KnobValue knob_value(const Knob<Rules>& knob, int value) {
    if (knob.member.yes_no) return value != 0;
    if (knob.words.empty()) return value;
    return knob.words[nth(value - knob.least)];
}

// How people read and type a knob's number: dollars and cents as money, percentages with their sign.
std::string unit_text(Unit unit, int value);  // 1250 cents: "$12.50"; 5 percent: "5 %"; any other unit: the number

// The value typed, with or without its sign: "$12.50" and "12.50" are 1250 cents. Empty if it is no number of the unit.
std::optional<std::int64_t> typed_value(Unit unit, std::string_view typed);

}  // namespace boxcars::rules
