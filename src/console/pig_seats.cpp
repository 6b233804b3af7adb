#include "console/pig_seats.h"

#include "base/error.h"
#include "console/pig_commands.h"
#include "console/rule_sheets.h"

namespace boxcars::console {
namespace {

void check_names(const session::Players& players) {
    for (const auto& name : players) {
        if (name == human) continue;
        if (auto wrong = players::policy_problem(name)) throw Error(*wrong);
    }
}

}  // namespace

PigTable pig_table(const TableWishes& wishes, const session::Players& habit) {
    PigTable table{rules_from<pig::Rules>(wishes.rules), {}};
    if (wishes.players.empty()) {
        checked(table.rules);
        table.players.assign(static_cast<std::size_t>(table.rules.players), habit.back());
        table.players.front() = habit.front();
        return table;
    }
    table.players = session::players_from(wishes.players);
    check_names(table.players);
    const auto named = std::to_string(table.players.size());
    if (!names_knob(wishes.rules, "players"))
        if (auto wrong = rules::set_knob(table.rules, "players", named)) throw Error(*wrong);
    checked(table.rules);
    if (static_cast<std::size_t>(table.rules.players) != table.players.size())
        throw Error(fmt::format("The rule sheet seats {} players, but --players names {}: '{}'.", table.rules.players,
                                named, wishes.players));
    return table;
}

int humans(const session::Players& players) { return static_cast<int>(std::ranges::count(players, human)); }

session::Players with_human_at(const session::Players& players, int seat) {
    session::Players seated = players;
    std::erase(seated, human);
    seated.insert(seated.begin() + seat, std::string{human});
    return seated;
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

CheckedTable check_pig_table(const TableWishes& wishes) {
    const PigTable table = pig_table(wishes, {std::string{human}, "hold20"});
    return {nlohmann::json(session::rules_json(table.rules)), table.players};
}

}  // namespace boxcars::console
