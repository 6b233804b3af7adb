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

// The default sheet with the knobs of a file set. `source` names it in sentences: "rule file pig.json". Throws Error.
rules::Sheet rule_sheet_from(const rules::AnyGame& game, std::string_view text, const std::string& source);
rules::Sheet read_rule_file(const rules::AnyGame& game, const std::filesystem::path& path);

// Sets a knob as a player or an older file writes it. Returns a refusal, such as of a number that means two words.
std::optional<std::string> set_from_json(rules::Sheet& rules, std::string_view knob, const Json& value);

inline Json knob_json(const rules::KnobValue& value) {
    return std::visit([](auto one) { return Json(one); }, value);
}
Json rules_json(const rules::Sheet& rules);  // knob -> value, as a player writes it

}  // namespace boxcars::session
