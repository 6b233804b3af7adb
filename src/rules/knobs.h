// Knobs by name: read, set and check any game's rule sheet. A refusal is a sentence naming the knob, the value and the
// range.
#pragma once
#include "base/words.h"
#include "rules/game.h"

#include <algorithm>

namespace boxcars::rules {

template <class Rules>
const Knob<Rules>* find_knob(std::string_view name) {
    for (const auto& knob : Rules::knobs())
        if (knob.name == name) return &knob;
    return nullptr;
}

template <class Rules>
std::string value_text(const Knob<Rules>& knob, int value) {
    if (knob.words.empty()) return std::to_string(value);
    return std::string{knob.words[static_cast<std::size_t>(value - knob.least)]};
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

// Why `text` is not a value of this knob; sets it and answers nothing when it is one.
template <class Rules>
std::optional<std::string> set_knob(Rules& rules, std::string_view name, std::string_view text) {
    const auto* knob = find_knob<Rules>(name);
    if (!knob) {
        std::vector<std::string> known;
        for (const auto& k : Rules::knobs()) known.emplace_back(k.name);
        const auto meant = nearest_word(name, known);
        return std::string{Rules::game} + " has no knob '" + std::string{name} + "'" +
               (meant ? "; did you mean '" + *meant + "'?" : "; its knobs are " + one_of(known) + ".");
    }
    std::optional<std::int64_t> value = whole_number(text);
    for (std::size_t i = 0; i < knob->words.size(); ++i)
        if (knob->words[i] == text) value = knob->least + static_cast<int>(i);
    if (!value || !takes(*knob, *value))
        return "The knob '" + std::string{name} + "' of " + std::string{Rules::game} + " takes " + range_text(*knob) +
               ", not '" + std::string{text} + "'.";
    rules.*(knob->member) = static_cast<int>(*value);
    return {};
}

// The first thing wrong with a whole sheet: a value out of its range, or two knobs that cannot stand together.
template <class Rules>
std::optional<std::string> problem(const Rules& rules) {
    Rules probe = rules;
    for (const auto& knob : Rules::knobs())
        if (auto wrong = set_knob(probe, knob.name, std::to_string(rules.*(knob.member)))) return wrong;
    return conflict(rules);
}

template <class Rules>
int changed_count(const Rules& rules) {
    int changed = 0;
    for (const auto& knob : Rules::knobs()) changed += rules.*(knob.member) != Rules{}.*(knob.member);
    return changed;
}

}  // namespace boxcars::rules
