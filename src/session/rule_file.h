// Rule sheets as files: {"game": "pig", "rules": {"goal": 50}}. Knobs that are not named keep their defaults. The
// output of `boxcars rules --json` is a rule file too. The value of a knob with words is the word: {"odds_limit":
// "5x"}. Older files have the word's index, 4, which is still read unless a player means another word by it.
#pragma once
#include "base/error.h"
#include "rules/knobs.h"
#include "session/strict_json.h"

#include <filesystem>

namespace boxcars::session {

// The knobs and values in a file; `source` is its name in sentences, "rule file pig.json". Throws Error.
using RulePairs = std::vector<std::pair<std::string, Json>>;
RulePairs rule_pairs_from(std::string_view text, const std::string& source, std::string_view game);
RulePairs read_rule_pairs(const std::filesystem::path& path, std::string_view game);

// Sets a knob to a value as a player or an older file writes it; refuses a number that means two different words.
// Returns the refusal, if any.
template <class R, class AnyJson>
std::optional<std::string> set_from_json(R& rules, std::string_view knob, const AnyJson& value) {
    const std::string text = value.is_string() ? value.template get<std::string>() : value.dump();
    R typed = rules, stored = rules;
    const auto wrong = rules::set_knob(typed, knob, text);
    const auto index = value.is_string() ? std::nullopt : whole_number(text);
    const bool has_index = index && !rules::set_stored(stored, knob, *index);
    if (wrong && !has_index) return wrong;
    if (!wrong && has_index && typed != stored)  // 5 is "5x" to a player and the index of "10x"
        return rules::not_taken(*rules::find_knob<R>(knob), text);
    rules = has_index ? stored : typed;
    return {};
}

inline Json knob_json(const rules::KnobValue& value) {
    return std::visit([](auto one) { return Json(one); }, value);
}

template <class R>
Json rules_json(const R& rules) {  // knob -> value, as a player writes it
    Json json = Json::object();
    for (const auto& knob : R::knobs())
        json[std::string{knob.name}] = knob_json(rules::knob_value(knob, knob.get(rules)));
    return json;
}

// The default sheet with these knobs set.
template <class R>
R rules_from_pairs(const RulePairs& pairs, const std::string& source) {
    R rules;
    for (const auto& [name, value] : pairs)
        if (auto wrong = set_from_json(rules, name, value)) throw Error("The " + source + ": " + *wrong);
    return rules;
}

template <class R>
R read_rule_file(const std::filesystem::path& path) {
    return rules_from_pairs<R>(read_rule_pairs(path, R::game), "rule file " + path.string());
}

}  // namespace boxcars::session
