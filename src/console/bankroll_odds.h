// What becomes of a bankroll that makes the same bet again and again, as text and for machines: for every game alike.
#pragma once
#include "console/games.h"
#include "odds/bankroll/bankroll.h"

namespace boxcars::console {

struct BankrollOdds {
    BankrollRequests requests{};
    odds::FlatBet bet{};
    std::optional<odds::Fate> fate{};                    // with a goal
    std::optional<odds::After<odds::Fraction>> exact{};  // after so many bets, where few enough for fractions
    std::optional<odds::After<double>> after{};
};

// Throws Error with a sentence.
BankrollOdds bankroll_odds(const odds::FlatBet& bet, const BankrollRequests& requests);
void no_bet_named(const OddsRequests& requests, std::string_view game);  // throws Error if one is: the game has but one

Json to_json(const BankrollOdds& odds);
void print_text(const BankrollOdds& odds, std::ostream& out);

}  // namespace boxcars::console
