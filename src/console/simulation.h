// What every simulation on the command line has: a sheet, a seed, threads, a clock, and the first line it tells.
#pragma once
#include "base/error.h"
#include "chance/entropy.h"
#include "console/games.h"
#include "console/progress.h"
#include "console/rule_sheets.h"

#include <fmt/ostream.h>

#include <chrono>
#include <thread>

namespace boxcars::console {

template <rules::Game R>
struct Simulation {
    R rules{};
    std::uint64_t seed = 0;
    int threads = 1;
    double seconds = 0;  // of playing
};

template <rules::Game R>
Simulation<R> simulation_from(const SimulateWishes& wishes) {  // throws Error for a sheet that cannot be
    Simulation<R> simulation{rules_from<R>(wishes.table.rules)};
    checked(simulation.rules);
    simulation.seed = wishes.table.seed ? *wishes.table.seed : chance::seed_from_system();
    simulation.threads =
        wishes.threads > 0 ? wishes.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return simulation;
}

// Runs play(progress) with a bar on a terminal, and times it.
template <rules::Game R, class Play>
auto timed(Simulation<R>& simulation, std::ostream& err, const Play& play) {
    const auto began = std::chrono::steady_clock::now();
    Progress progress{err, error_is_terminal()};
    auto result = play([&](double part) { progress.at(part); });
    simulation.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return result;
}

template <rules::Game R>
std::string head(const Simulation<R>& simulation, std::int64_t games, std::string_view what) {
    return fmt::format("{} {}, seed {}, {} thread{}, {:.2f} s\n", games, what, simulation.seed, simulation.threads,
                       simulation.threads == 1 ? "" : "s", simulation.seconds);
}

template <rules::Game R>
Json head_json(const Simulation<R>& simulation, std::int64_t games) {
    Json json{{"game", R::game}, {"games", games}, {"seed", std::to_string(simulation.seed)}};
    json["threads"] = simulation.threads;
    json["seconds"] = simulation.seconds;
    json["rules"] = session::rules_json(simulation.rules);
    return json;
}

inline double share(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

}  // namespace boxcars::console
