#include "console/ceelo_seats.h"

#include "console/ceelo_commands.h"
#include "players/ceelo_policy.h"

namespace boxcars::console {

const session::Players ceelo_company{std::string{human}, "bold", "even", "cautious", "kelly", "best"};

CeeloTable ceelo_table(const TableWishes& wishes, const session::Players& habit) {
    return seated_table<ceelo::Rules>(wishes, habit, players::ceelo_policy_problem);
}

CheckedTable check_ceelo_table(const TableWishes& wishes) {
    const CeeloTable table = ceelo_table(wishes, ceelo_company);
    return {nlohmann::json(session::rules_json(table.rules)), table.players};
}

}  // namespace boxcars::console
