// What the program says about itself at the times a script asks: its "state" files, read as they appear.
#pragma once
#include "outside/process.h"

#include <nlohmann/json.hpp>

namespace boxcars::outside {

// Lines of a script that write the state to `file` every `step` seconds, and leave at `end`.
std::string watching(const std::filesystem::path& file, double step, double end);

// The state last written; empty while there is none, or only half of one.
nlohmann::json last_state(const std::filesystem::path& file);

// A place in the middle of what the state calls by this name: "roll", "die". Empty when there is no such thing to
// click.
struct Place {
    double x, y;
};
std::optional<Place> place_of(const nlohmann::json& state, const std::string& name);

}  // namespace boxcars::outside
