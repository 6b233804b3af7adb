#include "console/craps/commands.h"

#include "console/seats.h"
#include "session/craps/strategy_file.h"

#include <fmt/format.h>

namespace boxcars::console {

std::vector<players::CrapsStrategy> craps_strategies(const session::Players& names, const craps::Rules& rules,
                                                     const GivenStrategies& given) {
    std::vector<players::CrapsStrategy> strategies;
    for (const auto& name : names) {
        if (name == human) continue;
        const auto own = given.find(name);
        strategies.push_back(own == given.end() ? session::craps_strategy(name, rules)
                                                : session::given_craps_strategy(name, own->second, rules));
    }
    return strategies;
}

SeatedCraps craps_table(const TableArguments& requests) {
    SeatedCraps table{rules_from<craps::Rules>(requests.rules), {std::string{human}}, {}};
    checked(table.rules);
    if (requests.players.empty()) return table;
    table.players = session::players_from(requests.players);
    if (std::ranges::count(table.players, human) != 1)
        throw Error(fmt::format(
            "A craps table has one human, and strategies that sit along: --players human,pass_line, not '{}'.",
            requests.players));
    if (auto wrong = session::bad_players(table.players)) throw Error(*wrong);
    table.strategies = craps_strategies(table.players, table.rules);
    std::stable_partition(table.players.begin(), table.players.end(), [](const auto& name) { return name == human; });
    return table;
}

CheckedTable check_craps_table(const TableArguments& requests) {
    const SeatedCraps table = craps_table(requests);
    return checked_table(table.rules, table.players);
}

OptionHelp craps_help() {
    const std::string strategies = names_listed(players::craps_strategies()) + ", file:PATH";
    return {.players = "human, and strategies that sit along on the same dice: " + strategies,
            .simulated = "strategies, each through the same hands; without them the line game: " + strategies,
            .seat = "",
            .games = "bankrolls in a row: who has lost one sits down with a new one",
            .counted = "--games N",
            .path = "the line game"};
}

}  // namespace boxcars::console
