// The exact odds of any game that keeps an account: every decision that opens a game, as fractions.
#pragma once
#include "console/bankroll_odds.h"
#include "odds/plain/rounds.h"

namespace boxcars::console {

struct PlainSheet {  // what the odds are of
    std::string game{};
    Json rules{};
};
void tell_plain_odds(const PlainSheet& sheet, const std::vector<odds::PlainOdds>& odds, const OddsRequests& requests,
                     std::ostream& out);

template <rules::KeepsAccount R>
void plain_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    R rules = rules_from<R>(requests.rules);
    checked(rules);
    if (!requests.at.empty()) throw Error("--at asks for a position of a game that has its own odds: leave it out.");
    tell_plain_odds({std::string{R::game}, session::rules_json(rules)}, odds::plain_odds(rules), requests, out);
}

}  // namespace boxcars::console
