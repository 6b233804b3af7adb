#include "sim/lab/plan.h"

namespace boxcars::sim {
namespace {

constexpr std::int64_t most_in_all = 2'000'000'000;

}  // namespace

std::string outside(const std::string& what, std::int64_t least, std::int64_t most, std::int64_t value) {
    return what + " " + std::to_string(least) + " to " + std::to_string(most) + ", not " + std::to_string(value) + ".";
}

std::optional<std::string> problem(const LabPlan& plan) {
    const auto players = plan.game->players().size();
    if (players == 0) return "Nobody plays: choose at least one player.";
    if (players > most_lab_players)
        return outside("The lab seats", 1, most_lab_players, static_cast<std::int64_t>(players));
    if (plan.rounds < 1 || plan.rounds > most_lab_rounds)
        return outside("The rounds of an evening are", 1, most_lab_rounds, plan.rounds);
    if (plan.evenings < 1 || plan.evenings > most_lab_evenings)
        return outside("The evenings of an experiment are", 1, most_lab_evenings, plan.evenings);
    if (plan.rounds * plan.evenings > most_in_all)
        return "That is " + std::to_string(plan.rounds * plan.evenings) + " rounds; the lab plays " +
               std::to_string(most_in_all) + " at most: take fewer evenings or shorter ones.";
    if (plan.goal != 0 && plan.goal <= plan.game->bankroll())
        return "The goal has to lie above what everybody begins with; 0 is no goal.";
    return plan.game->problem();
}

}  // namespace boxcars::sim
