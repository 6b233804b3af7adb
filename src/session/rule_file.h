// Rule sheets as files: {"game": "pig", "rules": {"goal": 50}}. Knobs that are not named keep their defaults; what
// `boxcars rules --json` prints is a rule file too.
#pragma once
#include "base/error.h"
#include "rules/knobs.h"
#include "session/strict_json.h"

#include <filesystem>

namespace boxcars::session {

// The file's pairs of knob and value, the values as text. Throws Error naming the file.
std::vector<std::pair<std::string, std::string>> read_rule_pairs(const std::filesystem::path& path,
                                                                 std::string_view game);

template <class R>
Json rules_json(const R& rules) {  // knob -> value
    Json json = Json::object();
    for (const auto& knob : R::knobs()) json[std::string{knob.name}] = rules.*(knob.member);
    return json;
}

template <class R>
std::string rule_file_text(const R& rules) {
    return Json{{"game", R::game}, {"rules", rules_json(rules)}}.dump(2) + "\n";
}

template <class R>
R read_rule_file(const std::filesystem::path& path) {
    R rules;
    for (const auto& [name, value] : read_rule_pairs(path, R::game))
        if (auto wrong = rules::set_knob(rules, name, value))
            throw Error("The rule file " + path.string() + ": " + *wrong);
    return rules;
}

}  // namespace boxcars::session
