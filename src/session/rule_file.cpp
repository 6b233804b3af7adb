#include "session/rule_file.h"

#include "session/files.h"

#include <fmt/format.h>

namespace boxcars::session {

rules::Sheet rule_sheet_from(const rules::AnyGame& game, std::string_view text, const std::string& source) {
    const Json json = parse_strictly(text, source, 4);
    Fields fields{json, source, ""};
    if (const auto theirs = fields.text("game"); theirs != game.name())
        throw Error(fmt::format("The {} is for the game '{}', not for {}.", source, theirs, game.name()));
    if (fields.has("knobs")) fields.any("knobs");  // ignores the explanations that `rules --json` adds
    const Json& knobs = fields.any("rules");
    if (!knobs.is_object()) fields.wrong("rules", "must be an object of knobs and values");
    fields.done();
    rules::Sheet rules = game.defaults();
    for (const auto& [name, value] : knobs.items())
        if (auto wrong = set_from_json(rules, name, value)) throw Error("The " + source + ": " + *wrong);
    return rules;
}

rules::Sheet read_rule_file(const rules::AnyGame& game, const std::filesystem::path& path) {
    constexpr std::size_t most_bytes = 1 << 20;
    return rule_sheet_from(game, read_file(path, "rule file", most_bytes), "rule file " + path.string());
}

std::optional<std::string> set_from_json(rules::Sheet& rules, std::string_view knob, const Json& value) {
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    rules::Sheet typed = rules, stored = rules;
    const auto wrong = rules::set_knob(typed, knob, text);
    const auto index = value.is_string() ? std::nullopt : whole_number(text);
    const bool has_index = index && !rules::set_stored(stored, knob, *index);
    if (wrong && !has_index) return wrong;
    if (!wrong && has_index && !(typed == stored))  // 5 is "5x" to a player and the index of "10x"
        return rules::not_taken(*rules::find_knob(rules, knob), text);
    rules = has_index ? stored : typed;
    return {};
}

Json rules_json(const rules::Sheet& rules) {
    Json json = Json::object();
    for (const auto& knob : knobs_of(rules))
        json[std::string{knob.name}] = knob_json(rules::knob_value(knob, knob.get(rules)));
    return json;
}

}  // namespace boxcars::session
