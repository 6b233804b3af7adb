#include "session/rule_file.h"

#include "session/files.h"

#include <fmt/format.h>

namespace boxcars::session {

std::vector<std::pair<std::string, Json>> read_rule_pairs(const std::filesystem::path& path, std::string_view game) {
    constexpr std::size_t most_bytes = 1 << 20;
    const std::string source = "rule file " + path.string();
    const Json json = parse_strictly(read_file(path, "rule file", most_bytes), source, 4);
    Fields fields{json, source, ""};
    if (const auto theirs = fields.text("game"); theirs != game)
        throw Error(fmt::format("The {} is for the game '{}', not for {}.", source, theirs, game));
    if (fields.has("knobs")) fields.any("knobs");  // the explanations that `rules --json` adds
    const Json& rules = fields.any("rules");
    if (!rules.is_object()) fields.wrong("rules", "must be an object of knobs and values");
    fields.done();
    std::vector<std::pair<std::string, Json>> pairs;
    for (const auto& [name, value] : rules.items()) pairs.emplace_back(name, value);
    return pairs;
}

}  // namespace boxcars::session
