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

}  // namespace boxcars::session
