// Sheets of craps that differ in what the bets are worth: what is said of bets is tried on each.
#pragma once
#include "rules/craps/rules.h"

#include <vector>

namespace craps_table {

inline std::vector<boxcars::craps::Rules> unlike_sheets() {
    boxcars::craps::Rules crapless, advance, generous, fair;
    crapless.crapless = true;
    advance.vig_on = boxcars::craps::VigPaid::WithBet;
    advance.bar = 2;
    generous.place_6_8 = 8;
    generous.field_12 = 4;
    generous.odds_limit = boxcars::craps::OddsLimit::TenTimes;
    generous.winners_stay = false;
    fair.vig = 0;
    fair.minimum = 5;
    return {{}, crapless, advance, generous, fair};
}

}  // namespace craps_table
