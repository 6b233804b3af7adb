// One bet of any game, made again and again for the same amount: all its possible results, as fractions. bankroll.h
// says what becomes of a bankroll that makes it. The results come from the game's exact odds.
#pragma once
#include "odds/fraction.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/siwuliu/rules.h"

#include <vector>

namespace boxcars::odds {

struct Net {
    std::int64_t coins = 0;  // won; negative if lost
    Fraction chance;
};

struct FlatBet {
    std::string name{};       // "pass", "place_6"
    std::int64_t unit = 1;    // the bet in coins; bankrolls and goals are counted in units
    std::int64_t needs = 1;   // the coins needed to make it: the most it can cost
    std::vector<Net> nets{};  // ascending; the chances add up to 1
};

// Finds a bet by its name in the table of odds. Full odds count as money that it needs. Throws Error, with a sentence
// naming the nearest bet, if this sheet's felt has none of that name.
FlatBet flat_bet(const craps::Rules& rules, const std::string& bet);
FlatBet flat_bet(const siwuliu::Rules& rules);  // the player's bet
FlatBet flat_bet(const ceelo::Rules& rules);    // a bet against the bank

}  // namespace boxcars::odds
