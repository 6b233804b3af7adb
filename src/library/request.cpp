#include "library/request.h"

#include "session/recording.h"

namespace boxcars::library {
namespace {

constexpr int most_depth = 5;  // strategies, one by name, its bets, a bet
constexpr std::size_t most_values = 10'000, most_seats = 100;

// A text as it stands, a number or yes and no as they are written.
std::string value_text(const session::Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace

Request::Request(std::string_view json)
    : json_(session::parse_strictly(json.empty() ? "{}" : json, "request", most_depth, most_values)),
      fields_(json_, "request", "") {}

std::optional<std::uint64_t> Request::seed() {
    if (!has("seed")) return {};
    const auto seed = session::seed_from(value_text(fields_.any("seed")));
    if (!seed) fields_.wrong("seed", "must be a whole number of at most 64 bits, as a number or as text");
    return seed;
}

console::RuleRequests Request::rules() {
    console::RuleRequests rules;
    if (!has("set")) return rules;
    const auto& set = fields_.any("set");
    if (!set.is_object()) fields_.wrong("set", "must be an object of knobs and values");
    for (const auto& [knob, value] : set.items()) rules.set.push_back(knob + "=" + value_text(value));
    return rules;
}

session::Players Request::players() {
    session::Players players;
    if (!has("players")) return players;
    for (const auto& name : fields_.list("players", most_seats)) {
        if (!name.is_string()) fields_.wrong("players", "must be a list of names");
        players.push_back(name.get<std::string>());
    }
    if (auto wrong = session::bad_players(players)) fields_.wrong("players", "cannot be: " + *wrong);
    return players;
}

std::map<std::string, std::string> Request::strategies() {
    std::map<std::string, std::string> strategies;
    if (!has("strategies")) return strategies;
    const auto& given = fields_.any("strategies");
    if (!given.is_object()) fields_.wrong("strategies", "must be an object of names and strategies");
    for (const auto& [name, strategy] : given.items()) strategies[name] = strategy.dump();
    return strategies;
}

}  // namespace boxcars::library
