#include "console/pig/commands.h"

#include <fmt/ranges.h>

namespace boxcars::console {

PigTable pig_table(const TableArguments& requests, const session::Players& habit) {
    return seated_table<pig::Rules>(requests, habit, players::policy_problem);
}

std::vector<std::optional<players::PigPolicy>> ready_policies(const PigTable& table) {
    std::shared_ptr<const odds::PigSolution> solution;
    std::vector<std::optional<players::PigPolicy>> policies;
    for (const auto& name : table.players) {
        auto policy = name == human ? std::nullopt : players::find_policy(name);
        if (policy && policy->needs_solution()) {
            if (!solution) solution = std::make_shared<odds::PigSolution>(odds::solve_pig(table.rules));
            policy->learn(solution);
        }
        policies.push_back(std::move(policy));
    }
    return policies;
}

CheckedTable check_pig_table(const TableArguments& requests) {
    const PigTable table = pig_table(requests, {std::string{human}, "hold20"});
    return checked_table(table.rules, table.players);
}

OptionHelp pig_help() {
    const std::string policies = fmt::format("{}, hold:N", fmt::join(players::policy_names(), ", "));
    return {.players = "one name a seat, human or a policy: " + policies,
            .simulated = "one policy a seat: " + policies,
            .seat = "which player you are; without it, the seed says",
            .games = "games in a row, the first player alternating",
            .counted = "--games N",
            .path = "two players who look at their own score and turn alone"};
}

}  // namespace boxcars::console
