// Rule sheets as files: {"game": "pig", "rules": {"goal": 50}}. Knobs that are not named keep their defaults. The
// output of `boxcars rules --json` is a rule file too. The value of a knob with words is the word or its index:
// {"odds_limit": "5x"} and {"odds_limit": 4} are the same.
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

// Sets a knob to a number, as rules_json() writes it, or a text, as a player types it. Returns the refusal, if any.
template <class R, class AnyJson>
std::optional<std::string> set_from_json(R& rules, std::string_view knob, const AnyJson& value) {
    if (value.is_string()) return rules::set_knob(rules, knob, value.template get<std::string>());
    const auto stored = whole_number(value.dump());
    return stored ? rules::set_stored(rules, knob, *stored) : rules::set_knob(rules, knob, value.dump());
}

template <class R>
Json rules_json(const R& rules) {  // knob -> value
    Json json = Json::object();
    rules::each_held(rules, [&](std::string_view knob, int value) { json[std::string{knob}] = value; });
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
