#include "console/ceelo/commands.h"

#include "players/ceelo/policy.h"

namespace boxcars::console {

const session::Players ceelo_company{std::string{human}, "bold", "even", "cautious", "kelly", "best"};

CeeloTable ceelo_table(const TableArguments& requests, const session::Players& habit) {
    return seated_table<ceelo::Rules>(requests, habit, players::ceelo_policy_problem);
}

CheckedTable check_ceelo_table(const TableArguments& requests) {
    const CeeloTable table = ceelo_table(requests, ceelo_company);
    return checked_table(table.rules, table.players);
}

OptionHelp ceelo_help() {
    const std::string policies = names_listed(players::ceelo_policies());
    return {.players = "one name a seat, human or a policy: " + policies,
            .simulated = "one policy a seat, for whole games: " + policies,
            .seat = "which player you are; without it, the first",
            .games = "games in a row, until somebody has no coin left, the first banker alternating",
            .counted = "--games N whole games, or --rounds N rounds of one coin against the bank",
            .path = "rounds"};
}

}  // namespace boxcars::console
