// Reads the "state" files that the program writes when a script asks for them, as soon as they appear.
#pragma once
#include "outside/process.h"

#include <nlohmann/json.hpp>
#include <sstream>

namespace boxcars::outside {

using Json = nlohmann::json;

// Lines of a script that write the state to `file` every `step` seconds and quit at `end`.
inline std::string watching(const std::filesystem::path& file, double step, double end) {
    std::ostringstream script;
    for (int i = 1; i * step < end; ++i) script << Json{{"at", i * step}, {"state", file.string()}} << '\n';
    script << Json{{"at", end}, {"quit", true}} << '\n';
    return script.str();
}

// The state last written; empty while there is none, or only half of one.
inline Json last_state(const std::filesystem::path& file) {
    auto state = Json::parse(read(file), nullptr, false);
    return state.is_object() ? state : Json::object();
}

// The middle of the thing with this name in the state: "roll", "die". Empty if there is nothing of that name to click.
struct Place {
    double x, y;
};
inline std::optional<Place> place_of(const Json& state, const std::string& name) {
    for (const auto& spot : state.value("spots", Json::array()))
        if (spot.value("name", "") == name) return Place{spot["at"][0].get<double>(), spot["at"][1].get<double>()};
    return {};
}

}  // namespace boxcars::outside
