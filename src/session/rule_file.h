// Rule sheets as files: {"game": "pig", "rules": {"goal": 50}}. Knobs that are not named keep their defaults. The
// output of `boxcars rules --json` is a rule file too. The value of a knob with words is the word: {"odds_limit":
// "5x"}. Older files have the word's index, 4, which is still read unless a player means another word by it.
#pragma once
#include "base/error.h"
#include "rules/any_game.h"
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
std::optional<std::string> set_from_json(rules::Sheet& rules, std::string_view knob, const Json& value);

inline Json knob_json(const rules::KnobValue& value) {
    return std::visit([](auto one) { return Json(one); }, value);
}
Json rules_json(const rules::Sheet& rules);  // knob -> value, as a player writes it
// The default sheet with these knobs set.
rules::Sheet rules_from_pairs(const rules::AnyGame& game, const RulePairs& pairs, const std::string& source);
rules::Sheet read_rule_file(const rules::AnyGame& game, const std::filesystem::path& path);

}  // namespace boxcars::session
