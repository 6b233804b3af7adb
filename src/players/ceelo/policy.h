// The computer players of cee-lo: how much each stakes as the banker, and how much each bets against the bank.
// The policies `kelly` and `best` decide by the exact odds of the sheet.
#pragma once
#include "odds/ceelo/odds.h"
#include "players/people.h"

namespace boxcars::players {

struct CeeloView {  // what the player on turn sees
    const ceelo::Rules& rules;
    const ceelo::State& state;
    const odds::CeeloBet& odds;  // for these rules
};

struct CeeloPolicy {
    // "bold"; the menu text "stakes or bets half of the coins in hand".
    std::string_view name, in_words;
    int (*stake)(const CeeloView& view);  // amount() clamps the result
    int (*bet)(const CeeloView& view);
    // Returns the name that players read, on plates and in lists.
    std::string_view title() const { return name == "kelly" ? "measured" : name == "even" ? "steady" : name; }
};

std::span<const CeeloPolicy> ceelo_policies();  // in the order they are shown
const CeeloPolicy* find_ceelo_policy(std::string_view name);
std::optional<std::string> ceelo_policy_problem(std::string_view name);  // why the name is unknown

// The coins that the player on turn stakes or bets, limited to what is allowed. requires: most_offered(state) > 0
int amount(const CeeloPolicy& policy, const CeeloView& view);
ceelo::Event decision(const CeeloPolicy& policy, const CeeloView& view);  // the same as an event

Cast ceelo_people();

// Who sits in each seat if nobody else is chosen.
constexpr std::array<const char*, ceelo::most_players> ceelo_company{"human",    "even",  "bold",
                                                                     "cautious", "kelly", "best"};

}  // namespace boxcars::players
