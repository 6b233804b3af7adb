#include "console/pig/seats.h"

#include "console/pig/commands.h"

namespace boxcars::console {

PigTable pig_table(const TableRequests& requests, const session::Players& habit) {
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

CheckedTable check_pig_table(const TableRequests& requests) {
    const PigTable table = pig_table(requests, {std::string{human}, "hold20"});
    return checked_table(table.rules, table.players);
}

}  // namespace boxcars::console
