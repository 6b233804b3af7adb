// One bet made again and again for the same amount, of any game: all that it can come to, as fractions. What becomes of
// a bankroll that makes it: bankroll.h. Knows no pay-out; each is asked of the game's exact odds.
#pragma once
#include "odds/fraction.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/siwuliu/rules.h"

#include <vector>

namespace boxcars::odds {

struct Net {
    std::int64_t coins = 0;  // won; below 0: lost
    Fraction chance;
};

struct FlatBet {
    std::string name{};       // "pass", "place_6"
    std::int64_t unit = 1;    // coins of the bet itself: what bankrolls and goals are counted in
    std::int64_t needs = 1;   // coins it takes to make it: all that it can come to cost
    std::vector<Net> nets{};  // ascending; the chances add up to 1
};

// A bet of the table of odds by its name there; full odds are money it takes too. Throws Error, with a sentence naming
// the nearest, when this sheet's felt has none of that name.
FlatBet flat_bet(const craps::Rules& rules, const std::string& bet);
FlatBet flat_bet(const siwuliu::Rules& rules);  // the player's
FlatBet flat_bet(const ceelo::Rules& rules);    // against the bank

}  // namespace boxcars::odds
