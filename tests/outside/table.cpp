#include "outside/table.h"

#include <sstream>

namespace boxcars::outside {

std::string watching(const std::filesystem::path& file, double step, double end) {
    std::ostringstream script;
    for (int i = 1; i * step < end; ++i) script << nlohmann::json{{"at", i * step}, {"state", file.string()}} << '\n';
    script << nlohmann::json{{"at", end}, {"quit", true}} << '\n';
    return script.str();
}

nlohmann::json last_state(const std::filesystem::path& file) {
    auto state = nlohmann::json::parse(read(file), nullptr, false);
    return state.is_object() ? state : nlohmann::json::object();
}

std::optional<Place> place_of(const nlohmann::json& state, const std::string& name) {
    for (const auto& spot : state.value("spots", nlohmann::json::array()))
        if (spot.value("name", "") == name) return Place{spot["at"][0].get<double>(), spot["at"][1].get<double>()};
    return {};
}

}  // namespace boxcars::outside
