#include "session/rule_file.h"

#include "session/files.h"

#include <fmt/format.h>

namespace boxcars::session {

RulePairs rule_pairs_from(std::string_view text, const std::string& source, std::string_view game) {
    const Json json = parse_strictly(text, source, 4);
    Fields fields{json, source, ""};
    if (const auto theirs = fields.text("game"); theirs != game)
        throw Error(fmt::format("The {} is for the game '{}', not for {}.", source, theirs, game));
    if (fields.has("knobs")) fields.any("knobs");  // ignores the explanations that `rules --json` adds
    const Json& rules = fields.any("rules");
    if (!rules.is_object()) fields.wrong("rules", "must be an object of knobs and values");
    fields.done();
    RulePairs pairs;
    for (const auto& [name, value] : rules.items()) pairs.emplace_back(name, value);
    return pairs;
}

RulePairs read_rule_pairs(const std::filesystem::path& path, std::string_view game) {
    constexpr std::size_t most_bytes = 1 << 20;
    return rule_pairs_from(read_file(path, "rule file", most_bytes), "rule file " + path.string(), game);
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

rules::Sheet rules_from_pairs(const rules::AnyGame& game, const RulePairs& pairs, const std::string& source) {
    rules::Sheet rules = game.defaults();
    for (const auto& [name, value] : pairs)
        if (auto wrong = set_from_json(rules, name, value)) throw Error("The " + source + ": " + *wrong);
    return rules;
}

rules::Sheet read_rule_file(const rules::AnyGame& game, const std::filesystem::path& path) {
    return rules_from_pairs(game, read_rule_pairs(path, game.name()), "rule file " + path.string());
}

}  // namespace boxcars::session
