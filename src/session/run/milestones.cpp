#include "session/run/milestones.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::session {
namespace {

// clang-format off
// Columns: name, title, sentence, needed, next, holds_at, what, feat
constexpr Milestone rows[] = {
    {"local_arrived", "Local Arrived", "Reached the end of the line on the Local.", 1, nullptr, 0, "local", RunFeat::Arrived},
    {"express_arrived", "Express Arrived", "Reached the end of the line on the Express.", 1, nullptr, 0, "express", RunFeat::Arrived},
    {"sleeper_arrived", "Sleeper Arrived", "Reached the end of the line on the Sleeper.", 1, nullptr, 0, "sleeper", RunFeat::Arrived},
    {"long_shot", "Long Shot", "Reached a goal whose chance was under 15 %.", 1, nullptr, 0, "", RunFeat::LongShots},
    {"three_long_shots", "Three Long Shots", "Three goals, over all your runs, reached at a chance under 15 %.", 3, nullptr, 0, "", RunFeat::LongShots},
    {"spotless", "Spotless", "Played all eight stations without a mistake.", 1, nullptr, 0, "", RunFeat::Spotless},
};
// clang-format on

}  // namespace

std::string one_in_words(double chance) {
    if (chance >= 1) return "always";
    const double in = 1 / chance;
    if (in < 9.95) return fmt::format("1 in {:.1f}", in);
    std::string digits = fmt::format("{:.0f}", in);
    for (auto at = std::ssize(digits) - 3; at > 0; at -= 3) digits.insert(nth(at), ",");
    return "1 in " + digits;
}

bool counts_for_milestones(const Recording& recording) {
    return !recording.given_dice && std::ranges::none_of(recording.entries, &RecordedEntry::forced);
}

// ---- Runs

std::span<const Milestone> run_milestones() { return rows; }

std::string run_chance_words(const Milestone& milestone) {
    if (milestone.feat == RunFeat::Arrived) return "depends on your goals";
    if (milestone.feat == RunFeat::Spotless) return "depends on how far you get";
    return (milestone.needed > 1 ? "each " : "") + one_in_words(long_shot) + " or rarer";
}

double arrival_chance(const Run& run, std::span<const StationSeen> seen) {
    std::array<double, most_hearts + 1> hearts{};  // [n]: the chance that n hearts are left
    hearts[nth(run.ticket->hearts)] = 1;
    for (std::size_t n = 0; n < run.stations.size(); ++n) {
        const bool brings = run.stations[n].station().invitation->reward == Reward::Heart;
        std::array<double, most_hearts + 1> next{};
        for (int left = 1; left <= most_hearts; ++left) {
            next[nth(brings ? std::min(left + 1, most_hearts) : left)] += hearts[nth(left)] * seen[n].chance;
            next[nth(left - 1)] += hearts[nth(left)] * (1 - seen[n].chance);
        }
        hearts = next;
    }
    return hearts[1] + hearts[2] + hearts[3];
}

std::vector<RunReached> reached_in(std::span<const Run> runs,
                                   const std::function<std::span<const StationSeen>(const Run&)>& seen) {
    std::vector<RunReached> all;
    std::vector<double> shots;  // the chances of long shots made so far
    const auto reach = [&](const Milestone& row, const Run& run, double chance) {
        if (std::ranges::find(all, &row, &RunReached::milestone) == all.end())
            all.push_back({&row, run.plan.name, chance});
    };
    for (const Run& run : runs) {
        const auto stations = seen(run);
        for (std::size_t n = 0; n < stations.size(); ++n)
            if (run.stations[n].made() && stations[n].chance < long_shot) shots.push_back(stations[n].chance);
        const bool whole = stations.size() == nth(run_stations) && run.phase == RunPhase::Over;
        const bool spotless = whole && std::ranges::all_of(stations, [](const StationSeen& of) {
                                  return of.given_away < odds::goal_error * 100;
                              });
        for (const Milestone& row : rows) {
            if (row.feat == RunFeat::Arrived && run.arrived() && whole && row.what == run.ticket->name)
                reach(row, run, arrival_chance(run, stations));
            if (row.feat == RunFeat::LongShots && how_many(shots) >= row.needed)
                reach(row, run, std::accumulate(shots.begin(), shots.begin() + row.needed, 1.0, std::multiplies{}));
            if (row.feat == RunFeat::Spotless && spotless) reach(row, run, 1);
        }
    }
    return all;
}

}  // namespace boxcars::session
