// The gate of a station: a goal reached early may be left with its reward, or its reward staked for twice as much.
#include "session/run/arrive.h"

namespace boxcars::session {

RunMeans staked(const Run& run) {
    const Reward& reward = run.stations.back().station().reward;
    return {run.purse - reward.money, run.hearts - reward.hearts};
}

std::optional<Station> further_goal(const RunTables& tables, const Run& run) {
    const StationPlayed& played = run.stations.back();
    const Station& station = played.station();
    const int left = station.goal.length - played.sitting->standing.done;
    if (!played.made() || station.unit == StopUnit::Games || station.goal.kind == rules::GoalKind::Stay ||
        2 * left < station.goal.length || station.reward.keepsakes > 0 || station.reward.medal != Medal::None)
        return {};
    const int of = class_from(*station.invitation, std::max(0, station.chance_class - 2), 1);  // two classes easier
    const std::uint64_t seed = station_seed(run.plan.seed, how_many(run.stations) + run_stations);
    Station further =
        tables(station.invitation->game)->station({station.invitation, of}, run.held, staked(run).purse, seed);
    further.goal.length = left;
    further.reward = {.money = 2 * station.reward.money, .hearts = 2 * station.reward.hearts};
    further.at_gate = true;
    return further;
}

Arrivals gate_arrivals(RunForecast& forecast, const RunTables& tables, const Run& run) {
    const Station& goal = *run.further;
    const auto after = [&](const RunMeans& means, const Station* missed) {
        const int number = how_many(run.stations);
        const bool dines = std::ranges::count(dining_cars, number) > 0;
        return forecast.arrive({number + 1, means, run.held, run.conductor, 0, dines}, missed);
    };
    const Cents won = won_at(*goal.invitation, goal.chance_class, goal.purse);
    const RunMeans made = after_station(goal, {.over = true, .brought = won, .reached = true}, staked(run));
    const double chance = tables.chance(goal), left = after({run.purse, run.hearts}, nullptr);
    return {left, {left, chance * after(made, nullptr) + (1 - chance) * after(staked(run), &goal)}};
}

}  // namespace boxcars::session
