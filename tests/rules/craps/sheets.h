// Sheets of craps that differ in their felt, and in what the bets are worth.
#pragma once
#include "rules/craps/rules.h"

#include <vector>

namespace craps_table {

inline constexpr boxcars::craps::Rules crapless{.crapless = true};
inline constexpr boxcars::craps::Rules both_sheets[] = {{}, crapless};

inline std::vector<boxcars::craps::Rules> unlike_sheets() {
    return {{},
            crapless,
            {.bar = 2, .vig_on = boxcars::craps::VigPaid::WithBet},
            {.odds_limit = boxcars::craps::OddsLimit::TenTimes, .place_6_8 = 8, .field_12 = 4, .winners_stay = false},
            {.minimum = 5, .vig = 0}};
}

}  // namespace craps_table
