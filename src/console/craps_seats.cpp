#include "console/craps_seats.h"

#include "base/error.h"
#include "console/craps_commands.h"
#include "console/craps_plan_file.h"
#include "console/rule_sheets.h"

namespace boxcars::console {
namespace {

constexpr std::string_view human = "human", from_file = "file:";

}  // namespace

players::CrapsStrategy craps_strategy(const std::string& name, const craps::Rules& rules) {
    players::CrapsStrategy strategy;
    if (name.starts_with(from_file)) {
        strategy = read_craps_plan(name.substr(from_file.size()));
        strategy.name = name;
    } else if (auto wrong = players::craps_strategy_problem(name)) {
        throw Error(*wrong);
    } else {
        strategy = *players::find_craps_strategy(name);
    }
    if (auto wrong = players::problem(strategy.plan, rules, name)) throw Error(*wrong);
    return strategy;
}

std::vector<players::CrapsStrategy> craps_strategies(const std::vector<std::string>& names, const craps::Rules& rules) {
    std::vector<players::CrapsStrategy> strategies;
    for (const auto& name : names)
        if (name != human) strategies.push_back(craps_strategy(name, rules));
    return strategies;
}

CheckedTable check_craps_table(const TableWishes& wishes) {
    auto rules = rules_from<craps::Rules>(wishes.rules);
    checked(rules);
    session::Players players{std::string{human}};
    if (!wishes.players.empty()) players = session::players_from(wishes.players);
    if (auto wrong = session::bad_players(players)) throw Error(*wrong);
    craps_strategies(players, rules);
    return {nlohmann::json(session::rules_json(rules)), players};
}

}  // namespace boxcars::console
