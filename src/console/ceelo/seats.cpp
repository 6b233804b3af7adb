#include "console/ceelo/seats.h"

#include "console/ceelo/commands.h"
#include "players/ceelo/policy.h"

namespace boxcars::console {

const session::Players ceelo_company{std::string{human}, "bold", "even", "cautious", "kelly", "best"};

CeeloTable ceelo_table(const TableRequests& requests, const session::Players& habit) {
    return seated_table<ceelo::Rules>(requests, habit, players::ceelo_policy_problem);
}

CheckedTable check_ceelo_table(const TableRequests& requests) {
    const CeeloTable table = ceelo_table(requests, ceelo_company);
    return checked_table(table.rules, table.players);
}

}  // namespace boxcars::console
